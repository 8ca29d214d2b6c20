import { inlineTokens } from '@jawab/browser-files';
import { greetingIn, type HostedPage, type Logo, matchLanguage } from '@jawab/core';
import { answerPage, answerSvg, escapeHtml } from './page.ts';

/** Words and settings of one language. */
interface Spoken {
  language: string;
  direction: 'ltr' | 'rtl';
  texts: Record<string, string>;
}

interface Hosted {
  bot: HostedPage;
  publicKey: string;
  /** Shows the page in the dashboard only, which sets the colours that are not saved yet. */
  isPreview?: boolean;
  spoken: Spoken;
  greeting: string;
  /** The path of the window's code. */
  panel: string;
}

const canvas = inlineTokens('var(--color-canvas)');
const [, lightPage = '', darkPage = ''] = /^light-dark\((.+), (.+)\)$/.exec(canvas) ?? [];
const schemes = { auto: 'light dark', light: 'light', dark: 'dark' };

/** Languages of a browser that are looked at: each that is new takes a tenth of a millisecond. */
const maxWanted = 20;

/** Picks the language of a page: the first of a browser, in its own form, that the service speaks, else that of the bot. */
export function pickLanguage(accepted: string, usual: string): string {
  const wanted = accepted.split(',', maxWanted).map((part) => part.split(';')[0]?.trim() ?? '');
  return wanted.map((tag) => tag && matchLanguage(tag)).find(Boolean) || matchLanguage(usual) || 'en';
}

const everyPage = `
html{background:${canvas};color:${inlineTokens('var(--color-ink)')};font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
html:not(:lang(en),:lang(id),:lang(ms),:lang(fil),:lang(vi),:lang(ja),:lang(ko),:lang(zh)){line-height:1.7}
*{box-sizing:border-box}
body{margin:0}
h1{margin:0;font-size:inherit}
`;

/** The head, the greeting and the field of the window, where the window draws them over these. */
const shellStyle = ({ accent, text }: HostedPage['theme']) => `
header,.talk,.field{display:flex;align-items:center;gap:8px;padding:12px max(16px,50% - 360px)}
header{border-block-end:1px solid ${inlineTokens('var(--color-line)')}}
h1{font-weight:600;line-height:39px}
:not(:lang(en),:lang(id),:lang(ms),:lang(fil),:lang(vi),:lang(ja),:lang(ko),:lang(zh))>h1{line-height:47.6px}
header span,header img{width:36px;height:36px;border-radius:50%;object-fit:cover}
header span{display:grid;place-items:center;color:${text};background:${accent};font-weight:600}
.talk{padding-block:20px}
p{max-width:88%;margin:0;padding:8px 14px;background:${inlineTokens('var(--color-hover)')};border-radius:18px;border-end-start-radius:6px}
.field{position:fixed;inset:auto 0 0}
.field span{flex:1;padding:11px 17px;font-size:16px;color:${inlineTokens('var(--color-soft)')};border:1px solid ${inlineTokens('var(--color-edge)')};border-radius:24px}
`;

/** Draws the page as a slow line shows it before the window has arrived. Screen readers hear only its name. */
const drawShell = ({ name, logo }: HostedPage, greeting: string, placeholder: string) => {
  const [letter = ''] = name.trim();
  const mark = logo ? `<img src="${logo}" width="36" height="36" alt="">` : escapeHtml(letter);
  return `<header><span aria-hidden="true">${mark}</span><h1><bdi>${escapeHtml(name)}</bdi></h1></header>
<div class="talk" aria-hidden="true"><p dir="auto">${escapeHtml(greeting)}</p></div>
<div class="field" aria-hidden="true"><span>${escapeHtml(placeholder)}</span></div>`;
};

/** Draws the page of a bot that is only its chat window. Pages of the bot's origins may show it in a frame. */
export function drawHostedPage({ bot, publicKey, isPreview, spoken, greeting, panel }: Hosted): Response {
  const { name, theme, history, allowed_origins } = bot;
  const { language, direction, texts } = spoken;
  const dark = theme.scheme === 'dark' ? darkPage : lightPage;
  const shell = isPreview ? '' : drawShell(bot, greeting, texts.inputPlaceholder ?? '');
  const style = `html{color-scheme:${schemes[theme.scheme]}}${everyPage}${isPreview ? '' : shellStyle(theme)}`;
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>${escapeHtml(name)}</title>
<meta name="description" content="${escapeHtml(greetingIn(bot, language) ?? name)}">
<meta name="theme-color" content="${dark}">
<link rel="icon" href="${bot.logo ?? `/c/${publicKey}/icon.svg`}">
<link rel="manifest" href="/c/${publicKey}/manifest.webmanifest">
<link rel="modulepreload" href="/${panel}">
<style>${style}</style>
</head>
<body>
${shell}
<script src="/c/${isPreview ? 'preview' : 'resume'}.js" data-key="${publicKey}" data-history="${history}"></script>
<script src="/widget.js" data-key="${publicKey}" data-lang="${language}"${isPreview ? '' : ` data-accent="${theme.accent}"`} data-page defer></script>
</body>
</html>
`;
  return answerPage({
    html,
    style,
    widgetOrigin: "'self'",
    frameAncestors: isPreview ? ["'self'"] : allowed_origins,
  });
}

/** Draws what people see at an address without a page. */
export function drawMissingPage({ language, direction, texts }: Spoken): Response {
  const style = `html{color-scheme:light dark}${everyPage}main{display:grid;place-items:center;min-height:100dvh;padding:0 24px;text-align:center}h1{font-weight:400;font-size:18px}`;
  const words = escapeHtml(texts.chatEnded ?? '');
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body><main><h1>${words}</h1></main></body>
</html>
`;
  return answerPage({ html, style, widgetOrigin: "'none'", frameAncestors: [], status: 404 });
}

/** Answers with the logo of a bot. Its address changes with it, so browsers keep it; pages of any origin may show it. */
export const answerLogo = ({ type, bytes, version }: Logo, wanted: string | undefined): Response =>
  new Response(Buffer.from(bytes), {
    headers: {
      'content-type': type,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': wanted === version ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  });

/** Draws the icon of a bot: its first letter on its accent. */
export function drawIcon({ name, theme }: HostedPage): Response {
  const [letter = ''] = name.trim();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${theme.accent}"/><text x="256" y="342" font-family="system-ui,sans-serif" font-size="256" font-weight="600" text-anchor="middle" fill="${theme.text}">${escapeHtml(letter)}</text></svg>`;
  return answerSvg(svg);
}

/** Describes the page, so that a phone can install it. */
export function drawManifest({ name, language, theme }: HostedPage, publicKey: string): Response {
  const manifest = {
    name,
    short_name: name,
    lang: language,
    start_url: `/c/${publicKey}`,
    scope: `/c/${publicKey}`,
    display: 'standalone',
    background_color: theme.scheme === 'dark' ? darkPage : lightPage,
    theme_color: theme.accent,
    icons: [{ src: `/c/${publicKey}/icon.svg`, sizes: 'any', type: 'image/svg+xml' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  });
}
