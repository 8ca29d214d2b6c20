import { answerPage, escapeHtml } from './page.ts';

/** The shop on the demo page. Its chat window comes from another origin, as on a customer's site. */
export interface DemoShop {
  name: string;
  publicKey: string;
}

const style = `
html{color-scheme:light dark;background:light-dark(#f7f3ec,#15130f);color:light-dark(#2b2118,#efe7da);font:17px/1.6 Georgia,"Noto Serif",serif}
body{margin:0 auto;max-width:960px;padding:0 24px 120px}
header{display:flex;justify-content:space-between;align-items:baseline;padding:28px 0;border-bottom:1px solid light-dark(#e2d8c8,#38322a)}
header b{font-size:22px;letter-spacing:.02em}
header span{color:light-dark(#6d5f4e,#b9ad9b);font-size:15px}
h1{margin:72px 0 12px;max-width:15em;font-size:clamp(34px,6vw,54px);font-weight:500;line-height:1.12}
p{max-width:34em}
ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(210px,1fr));gap:20px;margin:48px 0;padding:0;list-style:none}
li{padding:20px;background:light-dark(#fff,#1f1c17);border-radius:14px}
li div{height:120px;margin-bottom:16px;border-radius:10px;background:linear-gradient(135deg,#d9e4c5,#8aa065)}
li:nth-child(2) div{background:linear-gradient(135deg,#efd9a8,#c38b3c)}
li:nth-child(3) div{background:linear-gradient(135deg,#e9c6b8,#a4553c)}
li small{color:light-dark(#6d5f4e,#b9ad9b)}
footer{padding-top:24px;border-top:1px solid light-dark(#e2d8c8,#38322a);color:light-dark(#6d5f4e,#b9ad9b);font-size:15px}
code{font-size:.86em;overflow-wrap:anywhere}
`;

const loopback: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** Returns this service under its other loopback name, which is another origin for a browser. */
export function otherOrigin(url: URL): string {
  const other = loopback[url.hostname];
  return other ? `${url.protocol}//${other}:${url.port || 80}` : url.origin;
}

/** Draws the demo shop. `data-lang` follows `?lang=`. */
export function drawDemoPage(url: URL, { name, publicKey }: DemoShop): Response {
  const widgetOrigin = otherOrigin(url);
  const lang = url.searchParams.get('lang');
  const tag = `<script src="${widgetOrigin}/widget.js" data-key="${escapeHtml(publicKey)}"${lang ? ` data-lang="${escapeHtml(lang)}"` : ''} data-accent="#3d6b35" defer></script>`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header><b>${escapeHtml(name)}</b><span>Tea from small gardens</span></header>
<main>
<h1>A quiet cup, sent to your door.</h1>
<p>This is a small demo shop. Open the chat at the bottom of the page and ask in any language: how long delivery takes, how to brew, how to return an order.</p>
<ul>
<li><div></div><b>Spring green</b><br><small>50 g, first flush</small></li>
<li><div></div><b>Golden oolong</b><br><small>50 g, lightly roasted</small></li>
<li><div></div><b>Malt black</b><br><small>100 g, whole leaf</small></li>
</ul>
</main>
<footer>The chat on this page is one line:<br><code>${escapeHtml(tag)}</code></footer>
${tag}
</body>
</html>
`;
  return answerPage({ html, style, widgetOrigin, frameAncestors: [] });
}
