import { useQuery, useQueryClient } from '@tanstack/react-query';
import { outside } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';

interface OpenSession {
  id: string;
  created_at: string;
  user_agent: string | null;
  current: boolean;
}

const browsers = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'FxiOS', 'CriOS', 'Chrome', 'Safari'];
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux'];
const names: Record<string, string> = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  Macintosh: 'macOS',
  CrOS: 'ChromeOS',
};

/** The browser and the system that a browser says it is; all of what it says if neither is known. */
function nameBrowser(userAgent: string): string {
  const found = [browsers, systems].flatMap((all) => all.find((one) => userAgent.includes(one)) ?? []);
  return found.map((one) => names[one] ?? one).join(' · ') || userAgent;
}

/** The browsers where the person is signed in. */
export function Sessions() {
  const { say, writeTime } = useWords();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['sessions'],
    queryFn: async () =>
      ((await outside.send('GET /api/auth/list-sessions')) as { data: OpenSession[] }).data,
  });
  const end = async (id: string) => {
    await outside.send('POST /api/auth/revoke-session', { id });
    await client.invalidateQueries({ queryKey: ['sessions'] });
  };
  return (
    <Section title={say('sessions')}>
      <Loaded query={query} rows={1}>
        {(sessions) => (
          <ul className="divide-y divide-line rounded-box border border-line">
            {sessions.map(({ id, created_at, user_agent, current }) => (
              <li key={id} className="flex items-center gap-3 px-4 py-2.5 text-sm">
                <div className="min-w-0 flex-1">
                  <span className="block truncate">
                    <bdi translate="no" title={user_agent ?? undefined}>
                      {user_agent ? nameBrowser(user_agent) : '–'}
                    </bdi>
                  </span>
                  <span className="numbers text-soft">{writeTime(created_at)}</span>
                </div>
                {current ? (
                  <span className="text-soft">{say('thisBrowser')}</span>
                ) : (
                  <Button kind="danger" onClick={() => void end(id)}>
                    {say('endSession')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
