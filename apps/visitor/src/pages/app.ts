import { type BrowserFiles, serveFile } from '@jawab/browser-files';
import { greetingIn, readHostedPage, readLogo, type SpeechForms } from '@jawab/core';
import { createHostCheck, readHost, refusalResponse } from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import { Hono, type HonoRequest } from 'hono';
import { type DemoShop, drawDemoPage } from './demo-page.ts';
import {
  answerLogo,
  drawHostedPage,
  drawIcon,
  drawManifest,
  drawMissingPage,
  pickLanguage,
} from './hosted-page.ts';
import { previewScript } from './preview.ts';
import { drawQrCode } from './qr-code.ts';
import { resumeScript } from './resume.ts';

export interface PagesOptions {
  runtime: Runtime;
  files: BrowserFiles;
  /** Returns the demo shop, or null without one. */
  findDemo(): DemoShop | null;
}

const publicKeyForm = /^[\w-]{1,100}$/;
const missing = () => refusalResponse('not_found', 'There is no chat page at this address.');

/**
 * Creates what browsers load without a token: the chat window (`/widget.js` and `/assets/*`), the page of a bot
 * (`/c/{publicKey}`) with its QR code, its preview in the dashboard and the demo shop (`/demo`).
 */
export function createPagesApp({ runtime, files, findDemo }: PagesOptions): Hono {
  const { database, languages } = runtime;
  const checkHost = createHostCheck(runtime.config);
  const app = new Hono();
  const readBot = async (publicKey: string, request: Request, isPreview = false) => {
    checkHost(readHost(request));
    return publicKeyForm.test(publicKey) ? readHostedPage(database, publicKey, isPreview) : null;
  };
  const panel = [...files.keys()].find((path) => path.startsWith('assets/panel.')) ?? '';
  const speak = (req: HonoRequest, usual: string, forms?: SpeechForms) => {
    const accepted = [req.query('lang'), req.header('accept-language')].filter(Boolean).join(',');
    const language = pickLanguage(accepted, usual);
    return Object.assign({ language }, languages.window(language, forms));
  };
  const drawPage = async (req: HonoRequest, publicKey: string, isPreview = false) => {
    const bot = await readBot(publicKey, req.raw, isPreview);
    if (!bot)
      return req.header('accept')?.includes('text/html') ? drawMissingPage(speak(req, 'en')) : missing();
    const spoken = speak(req, bot.language, bot.speech_forms);
    const { language } = spoken;
    const greeting =
      greetingIn(bot, language) ??
      languages.say(language, 'greeting', { botName: bot.name }, bot.speech_forms);
    return drawHostedPage({ bot, publicKey, isPreview, spoken, greeting, panel });
  };
  for (const path of ['/widget.js', '/assets/*']) {
    app.all(path, ({ req }, next) => {
      const answer = serveFile(files, req.path.slice(1), req.raw);
      return answer ? Promise.resolve(answer) : next();
    });
  }
  app.get('/widget.json', (c) => {
    const pinned = files.values().find(({ path }) => path.startsWith('assets/widget.'));
    return c.json({ src: `/${pinned?.path}`, integrity: pinned?.integrity }, 200, {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-cache',
    });
  });
  const scripts = { '/c/resume.js': resumeScript, '/c/preview.js': previewScript };
  for (const [path, text] of Object.entries(scripts)) {
    app.get(path, (c) =>
      c.text(text, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=3600',
      }),
    );
  }
  app.get('/c/:publicKey', ({ req }) => drawPage(req, req.param('publicKey')));
  app.get('/c/:publicKey/preview', ({ req }) => {
    const isFramed = ['iframe', undefined].includes(req.header('sec-fetch-dest'));
    return isFramed ? drawPage(req, req.param('publicKey'), true) : missing();
  });
  app.get('/c/:publicKey/icon.svg', async ({ req }) => {
    const bot = await readBot(req.param('publicKey'), req.raw);
    return bot ? drawIcon(bot) : missing();
  });
  app.get('/c/:publicKey/logo', async ({ req }) => {
    const publicKey = req.param('publicKey');
    checkHost(readHost(req.raw));
    const logo = publicKeyForm.test(publicKey) ? await readLogo(database, publicKey) : null;
    return logo ? answerLogo(logo, req.query('v')) : missing();
  });
  app.get('/c/:publicKey/manifest.webmanifest', async ({ req }) => {
    const bot = await readBot(req.param('publicKey'), req.raw);
    return bot ? drawManifest(bot, req.param('publicKey')) : missing();
  });
  app.get('/c/:publicKey/qr.svg', async ({ req }) => {
    const publicKey = req.param('publicKey');
    const bot = await readBot(publicKey, req.raw);
    return bot ? drawQrCode(new URL(`/c/${publicKey}`, runtime.config.publicUrl ?? req.url)) : missing();
  });
  app.get('/demo', ({ req }, next) => {
    const demo = findDemo();
    return demo ? Promise.resolve(drawDemoPage(new URL(req.url), demo)) : next();
  });
  return app;
}
