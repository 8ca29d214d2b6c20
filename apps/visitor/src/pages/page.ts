import { createHash } from 'node:crypto';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, also inside an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign] as string);

export interface Page {
  html: string;
  /** The text of the page's `<style>`, which the policy allows by its hash. */
  style: string;
  /** Origins of scripts and connections, besides the page's own. */
  widgetOrigin: string;
  /** Origins that may show the page in a frame. */
  frameAncestors: readonly string[];
  status?: number;
}

/** Answers with an HTML page under a strict policy: no inline code, no foreign origin, and Trusted Types. */
export function answerPage({ html, style, widgetOrigin, frameAncestors, status = 200 }: Page): Response {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src ${widgetOrigin}`,
    `connect-src ${widgetOrigin}`,
    `style-src 'sha256-${hash}'`,
    "img-src 'self' data:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-cache',
    },
  });
}

/** Answers with an image that runs nothing. */
export const answerSvg = (svg: string): Response =>
  new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    },
  });
