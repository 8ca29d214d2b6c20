import { Link } from '@tanstack/react-router';
import { useRead, useRows } from '../../data/api.tsx';
import { useChannelName } from '../../ui/channel.tsx';
import { ChannelIcon } from '../../ui/channel-icon.tsx';
import { ChannelStatus } from '../../ui/channel-status.tsx';
import { More } from '../../ui/more.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { Table } from '../../ui/table.tsx';
import { useWords } from '../../words/words.tsx';

/** The connected accounts, if there are any. */
export function ChannelList() {
  const { say, writeTime } = useWords();
  const nameChannel = useChannelName();
  const { query, rows } = useRows('list_channels', { limit: 50 });
  const bots = useRead('list_bots', {}).data?.data ?? [];
  const nameBot = (id: string) => bots.find((bot) => bot.id === id)?.name ?? '–';
  const at = (time: string | null) => (
    <span className="numbers text-soft">{time ? writeTime(time) : '–'}</span>
  );
  return (
    <Loaded query={query} rows={2}>
      {() =>
        rows.length > 0 && (
          <div>
            <Table
              caption={say('channels')}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                {
                  title: say('name'),
                  cell: ({ id, kind, name }) => (
                    <span className="flex items-center gap-2">
                      <ChannelIcon kind={kind} />
                      <span className="min-w-0">
                        <Link
                          from="/$workspaceId/channels"
                          to="."
                          search={{ channel: id }}
                          className="font-medium text-accent underline"
                        >
                          <bdi>{name}</bdi>
                        </Link>
                        <bdi className="block text-xs text-soft">{nameChannel(kind)}</bdi>
                      </span>
                    </span>
                  ),
                },
                { title: say('bot'), cell: ({ chatbot_id }) => <bdi>{nameBot(chatbot_id)}</bdi> },
                { title: say('status'), cell: ({ status }) => <ChannelStatus status={status} /> },
                {
                  title: say('lastReceived'),
                  isExtra: true,
                  cell: ({ last_received_at }) => at(last_received_at),
                },
                { title: say('lastSent'), isExtra: true, cell: ({ last_sent_at }) => at(last_sent_at) },
              ]}
            />
            <More query={query} />
          </div>
        )
      }
    </Loaded>
  );
}
