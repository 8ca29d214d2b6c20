import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMay, useRead } from '../../data/api.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';
import { ChannelList } from './channel-list.tsx';
import { Connect } from './connect.tsx';
import { Kinds } from './kinds.tsx';
import { OneChannel } from './one-channel.tsx';

const from = '/$workspaceId/channels';

export default function Channels() {
  const { say } = useWords();
  const navigate = useNavigate({ from });
  const { channel, add } = useSearch({ from });
  const mayWrite = useMay()('bots:write');
  const kinds = useRead('list_channel_kinds', {});
  const open = (next: { channel?: string; add?: string }) => void navigate({ search: next });
  return (
    <Page title={say('channels')} isWide>
      <Loaded query={kinds}>
        {({ data }) =>
          channel ? (
            <OneChannel id={channel} kinds={data} mayWrite={mayWrite} />
          ) : (
            <div className="grid grid-cols-1 gap-8">
              <ChannelList />
              <Section title={say('connect')} text={say('channelsText')}>
                <Kinds kinds={data} onConnect={mayWrite ? (kind) => open({ add: kind }) : undefined} />
              </Section>
              <Connect
                kind={mayWrite ? data.find(({ kind }) => kind === add) : undefined}
                onClose={() => open({})}
                onMade={(id) => open({ channel: id })}
              />
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}
