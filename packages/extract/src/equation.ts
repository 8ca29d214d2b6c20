import { attribute, childrenOf, find, localName, textOf, type XmlElement } from './xml.ts';

const simple = /^[\p{Letter}\p{Mark}\p{Number}.,]*$/u;
const wrap = (text: string) => (simple.test(text) ? text : `(${text})`);

/** Writes an equation of Office as one line of text: `a/b`, `x^2`, `x_1`, `√(x)`. */
export function writeEquation(element: XmlElement): string {
  const part = (name: string) => contents(find(element, name));
  switch (localName(element)) {
    case 't':
      return textOf(element);
    case 'f':
      return `${wrap(part('num'))}/${wrap(part('den'))}`;
    case 'sSup':
      return `${wrap(part('e'))}^${wrap(part('sup'))}`;
    case 'sSub':
      return `${wrap(part('e'))}_${wrap(part('sub'))}`;
    case 'sSubSup':
      return `${wrap(part('e'))}_${wrap(part('sub'))}^${wrap(part('sup'))}`;
    case 'rad':
      return `${part('deg')}√(${part('e')})`;
    case 'd': {
      const sign = (name: string) => attribute(find(element, 'dPr', name), 'val');
      const inside = childrenOf(element, 'e')
        .map(contents)
        .join(sign('sepChr') ?? '|');
      return `${sign('begChr') ?? '('}${inside}${sign('endChr') ?? ')'}`;
    }
    case 'nary': {
      const [sub, sup] = [part('sub'), part('sup')];
      const limits = `${sub ? `_${wrap(sub)}` : ''}${sup ? `^${wrap(sup)}` : ''}`;
      return `${attribute(find(element, 'naryPr', 'chr'), 'val') ?? '∫'}${limits} ${part('e')}`;
    }
    case 'm':
      return childrenOf(element, 'mr')
        .map((row) => childrenOf(row, 'e').map(contents).join(', '))
        .join('; ');
    default:
      return contents(element);
  }
}

const contents = (element: XmlElement | undefined): string =>
  childrenOf(element)
    .filter((child) => !/Pr$/.test(child.name))
    .map(writeEquation)
    .join('');
