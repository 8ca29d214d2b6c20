import { Link } from '@tanstack/react-router';
import { useRead } from '../../data/api.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { ChannelIcon } from '../../ui/channel-icon.tsx';
import { ChannelStatus } from '../../ui/channel-status.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';

const from = '/$workspaceId/bots/$botId';

/** The messaging channels that a bot answers at. */
export function AnswersHere({ botId }: { botId: string }) {
  const { say } = useWords();
  const query = useRead('list_channels', { chatbotId: botId, limit: 50 });
  return (
    <Section
      title={say('answersHere')}
      text={say('channelsText')}
      actions={
        <Link from={from} to="/$workspaceId/channels" className={buttonLook()}>
          {say('channels')}
        </Link>
      }
    >
      <Loaded query={query} rows={1}>
        {({ data }) => (
          <ul className="grid gap-2 empty:hidden">
            {data.map(({ id, kind, name, status }) => (
              <li key={id} className="flex flex-wrap items-center gap-2">
                <ChannelIcon kind={kind} />
                <Link
                  from={from}
                  to="/$workspaceId/channels"
                  search={{ channel: id }}
                  className="font-medium text-accent underline"
                >
                  <bdi>{name}</bdi>
                </Link>
                <ChannelStatus status={status} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
