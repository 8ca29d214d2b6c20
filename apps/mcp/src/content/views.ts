import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { once } from '@jawab/core';
import { type DashboardLanguage, dashboardLanguages } from '@jawab/language/dashboard-languages.ts';

interface View {
  name: string;
  title: string;
  description: string;
}

/** Views of the extension `io.modelcontextprotocol/ui`, by the tool whose answers they show. */
const views: Record<string, View> = {
  get_conversation: {
    name: 'conversation',
    title: 'Conversation',
    description: 'Shows the transcript of a conversation with its sources.',
  },
  list_unanswered: {
    name: 'unanswered',
    title: 'Unanswered questions',
    description: 'Shows unanswered questions, each with a field for its answer.',
  },
  get_test_run: {
    name: 'test-run',
    title: 'Test run',
    description: 'Shows which test cases passed, and why others failed.',
  },
};

const mimeType = 'text/html;profile=mcp-app';
const uriOf = ({ name }: View) => `ui://jawab/${name}`;
// No domain is listed, so a host lets a view load nothing and connect to nothing.
const _meta = { ui: { csp: {}, prefersBorder: true } };

/** Returns the `_meta` of a tool whose answers have a view. */
export const viewOfTool = (tool: string) =>
  views[tool] && { _meta: { ui: { resourceUri: uriOf(views[tool]) } } };

/** Lists the views for `resources/list`. */
export const listViewResources = () =>
  Object.values(views).map((view) => ({ uri: uriOf(view), mimeType, _meta, ...view }));

/** Texts of the dashboard that views show. */
const shown =
  'bot conversation dismiss loading noGaps person questionsUnanswered saveAnswer saved sources testsFailed testsRunning tests test_failed test_passed unanswered visitor writeAnswer'.split(
    ' ',
  );

const readWords = once(async (): Promise<string> => {
  const codes = Object.keys(dashboardLanguages) as DashboardLanguage[];
  const entries = codes.map(async (code) => {
    const { default: texts } = (await dashboardLanguages[code].load()) as { default: Record<string, string> };
    return [code, Object.fromEntries(shown.map((key) => [key, texts[key]]))];
  });
  return JSON.stringify(Object.fromEntries(await Promise.all(entries))).replaceAll('<', '\\u003c');
});

const readSource = (file: string) => readFile(new URL(`../../views/${file}`, import.meta.url), 'utf8');
/** A page has one script, so what its two files import and export of each other needs no words. */
const withoutModules = (source: string) => source.replace(/^import .*\n|^export /gm, '');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function buildPage({ name, title }: View): Promise<string> {
  const [bridge, own, style, words] = await Promise.all([
    readSource('bridge.js'),
    readSource(`${name}.js`),
    readSource('view.css'),
    readWords(),
  ]);
  const script = `(() => {\n${withoutModules(bridge)}\n${withoutModules(own)}})();`;
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main></main>
<script type="application/json" id="words">${words}</script>
<script>${script}</script>
</body>
</html>
`;
}

const pages = new Map<string, Promise<string>>();

/** Reads a view. It has no data: a host gives it the answer of the tool. Returns null if the address is not a view's. */
export async function readView(uri: string) {
  const view = Object.values(views).find((one) => uriOf(one) === uri);
  if (!view) return null;
  const page = pages.get(uri) ?? buildPage(view);
  pages.set(uri, page);
  return { contents: [{ uri, mimeType, text: await page, _meta }] };
}
