import { useState } from 'react';
import { Code } from '../../ui/code.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';

const url = `${location.origin}/mcp`;
const authorization = 'Bearer <token>';
const json = (value: object) => JSON.stringify(value, null, 2);
const headers = { Authorization: authorization };

/** How each client names a server that is reached over HTTP. */
const clients: Record<string, { file: string; text: string }> = {
  'Claude Code': {
    file: 'shell',
    text: `claude mcp add --transport http jawab ${url} --header "Authorization: ${authorization}"`,
  },
  Cursor: { file: '~/.cursor/mcp.json', text: json({ mcpServers: { jawab: { url, headers } } }) },
  'VS Code': {
    file: '.vscode/mcp.json',
    text: json({ servers: { jawab: { type: 'http', url, headers } } }),
  },
  'Gemini CLI': {
    file: '~/.gemini/settings.json',
    text: json({ mcpServers: { jawab: { httpUrl: url, headers } } }),
  },
  Codex: {
    file: '~/.codex/config.toml',
    text: `[mcp_servers.jawab]\nurl = "${url}"\nhttp_headers = { Authorization = "${authorization}" }`,
  },
  JSON: { file: 'mcpServers', text: json({ mcpServers: { jawab: { type: 'http', url, headers } } }) },
};

/** The configuration of each MCP client. */
export function McpClients() {
  const { say } = useWords();
  const [name, setName] = useState('Claude Code');
  const client = clients[name];
  return (
    <Section title="MCP" text={say('mcpText')}>
      <div className="max-w-xs">
        <SelectField label={say('mcpClient')} value={name} onChange={({ target }) => setName(target.value)}>
          {Object.keys(clients).map((one) => (
            <option key={one} translate="no">
              {one}
            </option>
          ))}
        </SelectField>
      </div>
      {client && (
        <>
          <bdi className="font-mono text-xs text-soft">{client.file}</bdi>
          <div translate="no" className="contents">
            <Code label={name} text={client.text} />
          </div>
        </>
      )}
    </Section>
  );
}
