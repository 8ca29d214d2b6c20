/** A text to copy, and where it belongs. */
interface SetUp {
  /** A file, a shell, or where a client has the field. */
  file: string;
  text: string;
}

interface McpClient {
  /** With the address alone: the client opens the consent page. */
  signIn?: SetUp;
  /** With an API token, at the address that names no other way in. */
  token?: SetUp;
}

const url = `${location.origin}/mcp`;
const tokenUrl = `${location.origin}/key/mcp`;
const authorization = 'Bearer <token>';
const headers = { Authorization: authorization };
const json = (value: object) => JSON.stringify(value, null, 2);

/** Both set-ups in one file: an entry with the address, and one with a token too. */
const inFile = (file: string, entry: (server: object) => object, key = 'url'): McpClient => ({
  signIn: { file, text: json(entry({ [key]: url })) },
  token: { file, text: json(entry({ [key]: tokenUrl, headers })) },
});

const goose = (lines: string[]) =>
  [
    'extensions:',
    '  jawab:',
    '    type: streamable_http',
    '    name: jawab',
    '    enabled: true',
    ...lines,
  ].join('\n');

/** The set-up of each client, as its own documents have it. */
export const mcpClients: Record<string, McpClient> = {
  Claude: { signIn: { file: 'Settings → Connectors → Add custom connector', text: url } },
  ChatGPT: {
    signIn: { file: 'Settings → Apps → Advanced settings → Developer mode → Create app', text: url },
  },
  'Claude Code': {
    signIn: { file: 'shell', text: `claude mcp add --transport http jawab ${url}` },
    token: {
      file: 'shell',
      text: `claude mcp add --transport http jawab ${tokenUrl} --header "Authorization: ${authorization}"`,
    },
  },
  Cursor: inFile('~/.cursor/mcp.json', (server) => ({ mcpServers: { jawab: server } })),
  'VS Code': inFile('.vscode/mcp.json', (server) => ({
    servers: { jawab: Object.assign({ type: 'http' }, server) },
  })),
  'Gemini CLI': inFile('~/.gemini/settings.json', (server) => ({ mcpServers: { jawab: server } }), 'httpUrl'),
  Codex: {
    signIn: { file: 'shell', text: `codex mcp add jawab --url ${url}\ncodex mcp login jawab` },
    token: {
      file: '~/.codex/config.toml',
      text: `[mcp_servers.jawab]\nurl = "${tokenUrl}"\nhttp_headers = { Authorization = "${authorization}" }`,
    },
  },
  Goose: {
    signIn: { file: '~/.config/goose/config.yaml', text: goose([`    uri: ${url}`]) },
    token: {
      file: '~/.config/goose/config.yaml',
      text: goose([`    uri: ${tokenUrl}`, '    headers:', `      Authorization: ${authorization}`]),
    },
  },
  n8n: {
    signIn: { file: 'MCP Client Tool → Endpoint, with Authentication: MCP OAuth2', text: url },
    token: { file: 'MCP Client Tool → Endpoint, with Authentication: Bearer Auth', text: tokenUrl },
  },
  JSON: inFile('mcpServers', (server) => ({
    mcpServers: { jawab: Object.assign({ type: 'http' }, server) },
  })),
};
