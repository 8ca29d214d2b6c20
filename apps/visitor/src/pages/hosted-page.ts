import { inlineTokens } from '@jawab/browser-files';
import { greetingIn, type HostedPage, type Logo, matchLanguage } from '@jawab/core';
import { answerPage, answerSvg, escapeHtml } from './page.ts';

interface Hosted {
  bot: HostedPage;
  publicKey: string;
  /** Shows the page in the dashboard only, which sets the colours that are not saved yet. */
  isPreview?: boolean;
  /** Languages that the visitor's browser prefers, in its own form. */
  accepted: string;
  directionOf(language: string): 'ltr' | 'rtl';
}

const canvas = inlineTokens('var(--color-canvas)');
const [, lightPage = '', darkPage = ''] = /^light-dark\((.+), (.+)\)$/.exec(canvas) ?? [];
const schemes = { auto: 'light dark', light: 'light', dark: 'dark' };

/** Languages of a browser that are looked at: each that is new takes a tenth of a millisecond. */
const maxWanted = 20;

/** Draws the page of a bot that is only its chat window. Pages of the bot's origins may show it in a frame. */
export function drawHostedPage({ bot, publicKey, isPreview, accepted, directionOf }: Hosted): Response {
  const { name, theme, history, allowed_origins } = bot;
  const wanted = accepted.split(',', maxWanted).map((part) => part.split(';')[0]?.trim() ?? '');
  const language =
    wanted.map((tag) => tag && matchLanguage(tag)).find(Boolean) || matchLanguage(bot.language) || 'en';
  const dark = theme.scheme === 'dark' ? darkPage : lightPage;
  const style = `html{color-scheme:${schemes[theme.scheme]};background:${canvas}}`;
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>${escapeHtml(name)}</title>
<meta name="description" content="${escapeHtml(greetingIn(bot, language) ?? name)}">
<meta name="theme-color" content="${dark}">
<link rel="icon" href="${bot.logo ?? `/c/${publicKey}/icon.svg`}">
<link rel="manifest" href="/c/${publicKey}/manifest.webmanifest">
<style>${style}</style>
</head>
<body>
${isPreview ? '' : `<script src="/c/resume.js" data-key="${publicKey}" data-history="${history}"></script>`}
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
