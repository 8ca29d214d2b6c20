import { DomUtils, parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
export type XmlNode = Document['children'][number];
export type XmlElement = Extract<XmlNode, { attribs: unknown }>;

/** Parses the XML of a part of an office file. Custom entities are not resolved. */
export const parseXml = (bytes: Uint8Array | string): Document =>
  parseDocument(typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes), { xmlMode: true });

export const writeXml = (document: Document): string =>
  DomUtils.getOuterHTML(document, { xmlMode: true, encodeEntities: 'utf8' });

export const isElement = (node: XmlNode | null | undefined): node is XmlElement =>
  !!node && 'attribs' in node;

/** Returns the name of an element without its prefix, or null for anything else. */
export const localName = (node: XmlNode): string | null =>
  isElement(node) ? node.name.replace(/^.*:/, '') : null;

/** Returns an attribute by its name without a prefix. */
export function attribute(element: XmlElement | undefined, name: string): string | null {
  if (!element) return null;
  for (const [key, value] of Object.entries(element.attribs))
    if (key === name || key.endsWith(`:${name}`)) return value;
  return null;
}

export const childrenOf = (element: XmlElement | Document | undefined, name?: string): XmlElement[] =>
  (element?.children ?? []).filter(
    (child): child is XmlElement => isElement(child) && (name === undefined || localName(child) === name),
  );

/** Follows a path of names from an element down, and returns the first match. */
export const find = (element: XmlElement | Document | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | Document | undefined>((at, name) => childrenOf(at, name)[0], element) as
    | XmlElement
    | undefined;

/** Returns all elements with a name, in document order. Elements inside a match are found too. */
export const findAll = (root: XmlElement | Document, ...names: string[]): XmlElement[] =>
  DomUtils.findAll((element) => names.includes(localName(element as XmlElement) ?? ''), root.children).filter(
    isElement,
  );

export const textOf = (node: XmlNode | XmlNode[]): string => DomUtils.textContent(node);

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Replaces an element by nodes. */
export function replaceWith(element: XmlElement, nodes: XmlNode[]): void {
  for (const node of [...nodes]) DomUtils.prepend(element, node);
  DomUtils.removeElement(element);
}

export const remove = (element: XmlElement): void => DomUtils.removeElement(element);

export const insertAfter = (element: XmlElement, nodes: XmlNode[]): void => {
  for (const node of [...nodes].reverse()) DomUtils.append(element, node);
};
