import { join } from 'node:path';
import type { Demo } from './demo/seed.ts';

interface Greeting {
  url: string;
  dataDir: string;
  demo: Demo | null;
  /** Where the first owner makes an account; null when somebody has one. */
  setupUrl: string | null;
  /** One sentence about the model that answers with these settings. */
  answers: string;
  /** How to get a sentence model; null with one. */
  advice: string | null;
  startedMs: number;
}

/** Prints what to do next. Every command in it works when pasted. */
export function greet({ url, dataDir, demo, setupUrl, answers, advice, startedMs }: Greeting): void {
  console.log(`ready ${url} (${(startedMs / 1000).toFixed(1)} s)`);
  console.log(answers);
  if (advice) console.log(advice);
  if (setupUrl) console.log(`\nBecome the first owner (works once):\n  ${setupUrl}`);
  if (!demo) {
    console.log(`
Make a workspace and a token with:
  npm run -s jawab -- workspace create --name "My shop" --plan growth
  npm run -s jawab -- token create --scopes all
API reference: ${url}/docs
`);
    return;
  }
  const file = join(dataDir, 'demo.json');
  const token = demo.isNew ? demo.token : `$(node -p "require('${file}').token")`;
  if (demo.isNew) console.log(`\nYour demo token (shown once, kept in ${file}):\n  ${demo.token}`);
  else console.log(`\nThe demo token is kept in ${file}`);
  console.log(`
Try the chat window in the demo shop:
  ${demoAddress(url)}

The demo bot's own page:
  ${url}/c/${demo.public_key}

Ask the demo bot:
  curl -N ${url}/v1/chat -H "Authorization: Bearer ${token}" -H 'Content-Type: application/json' -d '{"message":"How long does delivery take?"}'

Connect an MCP client:
${mcpSnippet(url, demo.isNew ? demo.token : '<the token>')}

API reference: ${url}/docs
`);
}

/** `localhost` is another origin than the window's own, as on a customer's site. */
const demoAddress = (url: string) => `${url.replace('//127.0.0.1:', '//localhost:')}/demo`;

const mcpSnippet = (url: string, token: string) =>
  JSON.stringify(
    {
      mcpServers: {
        jawab: { type: 'http', url: `${url}/key/mcp`, headers: { Authorization: `Bearer ${token}` } },
      },
    },
    null,
    2,
  ).replace(/^/gm, '  ');
