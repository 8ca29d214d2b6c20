import { Component, type ComponentChildren } from 'preact';
import { type Block, type Inline, splitBlocks, splitInline } from '../chat/markdown.ts';

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

/** A link of an answer tells its target nothing about the page. */
export const outside = {
  target: '_blank',
  rel: 'noopener noreferrer nofollow ugc',
  referrerPolicy: 'no-referrer',
} as const;

const drawLine = (line: string) => splitInline(line).map(draw);

/** Draws one block. An unchanged one is left alone, because a long answer grows only at its end. */
class BlockView extends Component<{ block: Block; source: string }> {
  override shouldComponentUpdate({ source }: { source: string }): boolean {
    return source !== this.props.source;
  }
  override render() {
    const { kind, lines, start } = this.props.block;
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
}

/** Draws an answer: no HTML, no images, and http links only. */
export const RichText = ({ text }: { text: string }) => (
  <>
    {splitBlocks(text).map((block, at) => (
      <BlockView key={at} block={block} source={`${block.kind}${block.start}${block.lines.join('\n')}`} />
    ))}
  </>
);
