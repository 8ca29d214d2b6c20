import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMay } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useWords } from '../../words/words.tsx';
import { Connections } from './connections.tsx';
import { McpClients } from './mcp-clients.tsx';
import { NewToken } from './new-token.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { OneWebhook } from './one-webhook.tsx';
import { Tokens } from './tokens.tsx';
import { Webhooks } from './webhooks.tsx';

const from = '/$workspaceId/developers';

export default function Developers() {
  const { say } = useWords();
  const may = useMay();
  const navigate = useNavigate({ from });
  const { tab = 'tokens', add: added, webhook } = useSearch({ from });
  const open = (next: string | undefined) =>
    void navigate({ search: (now) => Object.assign({}, now, { add: next }), replace: true });
  const kind = tab === 'webhooks' ? 'webhook' : 'token';
  const mayAdd =
    tab === 'tokens' ? may('tokens:write') : tab === 'webhooks' && !webhook && may('webhooks:write');
  const add = () => open(kind);
  return (
    <Page
      title={say('developers')}
      isWide
      actions={
        mayAdd && (
          <Button kind="primary" onClick={add}>
            {say(kind === 'token' ? 'newToken' : 'newWebhook')}
          </Button>
        )
      }
    >
      <Tabs
        label={say('developers')}
        open={tab}
        tabs={[
          { id: 'tokens', title: say('tokens') },
          { id: 'connections', title: say('connections') },
          { id: 'webhooks', title: say('webhooks') },
          { id: 'mcp', title: 'MCP' },
          { id: 'api', title: say('apiReference') },
        ]}
        searchOf={(id) => ({ tab: id })}
      />
      {tab === 'tokens' && <Tokens mayWrite={may('tokens:write')} add={add} />}
      {tab === 'connections' && <Connections mayWrite={may('tokens:write')} />}
      {tab === 'webhooks' &&
        (webhook ? <OneWebhook id={webhook} /> : <Webhooks mayWrite={mayAdd} add={add} />)}
      {tab === 'mcp' && <McpClients />}
      {tab === 'api' && (
        <Section title={say('apiReference')} text={say('apiReferenceText')}>
          <p>
            <a href="/docs" className="text-accent underline">
              {location.origin}/docs
            </a>
          </p>
        </Section>
      )}
      <NewToken isOpen={added === 'token' && may('tokens:write')} onClose={() => open(undefined)} />
      <NewWebhook isOpen={added === 'webhook' && may('webhooks:write')} onClose={() => open(undefined)} />
    </Page>
  );
}
