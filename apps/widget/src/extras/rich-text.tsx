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
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'code') return <code dir="ltr">{piece.text}</code>;
  if (piece.kind === 'strong') return <strong>{piece.inside.map(draw)}</strong>;
  if (piece.kind === 'em') return <em>{piece.inside.map(draw)}</em>;
  return (
    <bdi>
      <a href={piece.url} {...outside}>
        {piece.text}
      </a>
    </bdi>
  );
};

const drawLine = (line: string) => splitInline(line).map(draw);

function BlockView({ kind, lines, start }: Block) {
  const items = lines.map((line) => <li dir="auto">{drawLine(line)}</li>);
  if (kind === 'bullets') return <ul dir="auto">{items}</ul>;
  if (kind === 'numbers')
    return (
      <ol dir="auto" start={start}>
        {items}
      </ol>
    );
  if (kind === 'code')
    return (
      <pre dir="ltr" tabIndex={0}>
        <code>{lines.join('\n')}</code>
      </pre>
    );
  const text = lines.flatMap((line, at) => (at ? [<br key={at} />, drawLine(line)] : [drawLine(line)]));
  return <p dir="auto">{kind === 'heading' ? <strong>{text}</strong> : text}</p>;
}

/** The drawn blocks of each item. A block that did not change is left alone, because an answer grows at its end. */
const drawn = new Map<string, { source: string; view: VNode }[]>();

/** Draws an answer: no HTML, no images, and http links only. */
export function drawAnswer({ key, text }: Item) {
  const before = drawn.get(key) ?? [];
  const now = splitBlocks(text).map((block, at) => {
    const source = JSON.stringify(block);
    const old = before[at];
    return old?.source === source ? old : { source, view: <BlockView key={at} {...block} /> };
  });
  drawn.set(key, now);
  return <div>{now.map(({ view }) => view)}</div>;
}
