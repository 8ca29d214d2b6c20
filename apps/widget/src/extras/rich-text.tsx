import type { ComponentChildren, VNode } from 'preact';
import type { Item } from '../chat/types.ts';
import { type Block, type Inline, splitBlocks, splitInline } from './markdown.ts';

/** A link of an answer tells its target nothing about the page. */
export const outside = {
  target: '_blank',
  rel: 'noopener noreferrer nofollow ugc',
  referrerPolicy: 'no-referrer',
} as const;

const draw = (piece: Inline): ComponentChildren => {
  if ('inside' in piece) {
    const Tag = piece.kind;
    return <Tag>{piece.inside.map(draw)}</Tag>;
  }
  if (piece.kind === 'code') return <code dir="ltr">{piece.text}</code>;
  if (piece.kind === 'text') return piece.text;
  return (
    <bdi>
      <a href={piece.url} {...outside}>
        {piece.text}
      </a>
    </bdi>
  );
};

const drawLine = (line: string) => splitInline(line).map(draw);

function drawBlock({ kind, lines, start }: Block): VNode {
  if (kind === 'pre')
    return (
      <pre dir="ltr" tabIndex={0}>
        <code>{lines.join('\n')}</code>
      </pre>
    );
  const Tag = kind;
  // An item has no direction of its own, or the list would not find its own.
  if (kind === 'ul' || kind === 'ol')
    return (
      <Tag dir="auto" start={start}>
        {lines.map((line) => (
          <li>{drawLine(line)}</li>
        ))}
      </Tag>
    );
  const text = lines.map((line, at) => [at > 0 && <br />, drawLine(line)]);
  return <p dir="auto">{kind === 'p' ? text : <strong>{text}</strong>}</p>;
}

/** The drawn blocks of each item. A block that did not change is left alone, because an answer grows at its end. */
const drawn = new Map<string, { source: string; view: VNode }[]>();

/** Draws an answer: no HTML, no images, and http links only. */
export function drawAnswer({ key, text }: Item) {
  const before = drawn.get(key) ?? [];
  const now = splitBlocks(text).map((block, at) => {
    const source = JSON.stringify(block);
    const old = before[at];
    return old?.source === source ? old : { source, view: drawBlock(block) };
  });
  drawn.set(key, now);
  return <div>{now.map(({ view }) => view)}</div>;
}
