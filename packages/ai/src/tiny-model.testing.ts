const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
const number = (field: number, value: number) => [...varint(field << 3), ...varint(value)];
const bytes = (field: number, value: Iterable<number>) => {
  const content = [...value];
  return [...varint((field << 3) | 2), ...varint(content.length), ...content];
};
const text = (field: number, value: string) => bytes(field, Buffer.from(value));

const tensorOf = (name: string, type: number, dims: string[]) => [
  ...text(1, name),
  ...bytes(
    2,
    bytes(1, [
      ...number(1, type),
      ...bytes(
        2,
        dims.flatMap((dim) => bytes(1, text(2, dim))),
      ),
    ]),
  ),
];

const [float, int64] = [1, 7];

/**
 * Writes an ONNX file, in the bytes of its protocol buffers, whose only operation looks each token up in the identity matrix
 * of `size`.
 */
export function tinyModel(size: number): Uint8Array {
  const matrix = Float32Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? 1 : 0));
  const node = [
    ...text(1, 'table'),
    ...text(1, 'input_ids'),
    ...text(2, 'last_hidden_state'),
    ...text(4, 'Gather'),
  ];
  const table = [
    ...number(1, size),
    ...number(1, size),
    ...number(2, float),
    ...text(8, 'table'),
    ...bytes(9, new Uint8Array(matrix.buffer)),
  ];
  const graph = [
    ...bytes(1, node),
    ...text(2, 'tiny'),
    ...bytes(5, table),
    ...bytes(11, tensorOf('input_ids', int64, ['texts', 'tokens'])),
    ...bytes(12, tensorOf('last_hidden_state', float, ['texts', 'tokens', 'size'])),
  ];
  return Uint8Array.from([...number(1, 8), ...bytes(7, graph), ...bytes(8, number(2, 13))]);
}
