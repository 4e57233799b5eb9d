// Small PNG files: pictures of a page have few colours that matter, and a palette of 256 is a third of the bytes.

import { crc32, deflateSync } from 'node:zlib';

const COLOURS = 256;
/** Colours that differ less than this are one colour before the palette is made. */
const STEP = 2;

/** Pixels (red, green, blue, opacity, row by row) as a PNG with a palette. */
export function paletted({ width, height, pixels }) {
  const counts = new Map();
  const keys = new Uint32Array(width * height);
  for (let at = 0; at < keys.length; at++) {
    const [r, g, b] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]].map((value) => value - (value % STEP));
    keys[at] = (r << 16) | (g << 8) | b;
    counts.set(keys[at], (counts.get(keys[at]) ?? 0) + 1);
  }
  const boxes = split(
    [...counts].map(([key, count]) => ({ key, count, parts: [key >> 16, (key >> 8) & 255, key & 255] })),
  );
  const palette = Buffer.concat(boxes.map((box) => Buffer.from(middle(box))));
  const index = new Map(boxes.flatMap((box, number) => box.map(({ key }) => [key, number])));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = index.get(keys[y * width + x]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // eight bits, palette
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Median cut: the box with the widest spread of pixels is halved until there are as many boxes as colours. */
function split(colours) {
  const boxes = [colours];
  while (boxes.length < COLOURS) {
    const found = boxes.map((box, at) => ({ at, ...widest(box) })).filter(({ at }) => boxes[at].length > 1);
    if (found.length === 0) break;
    const { at, part } = found.reduce((best, one) => (one.weight > best.weight ? one : best));
    const box = boxes[at].sort((a, b) => a.parts[part] - b.parts[part]);
    const half = box.reduce((sum, { count }) => sum + Math.sqrt(count), 0) / 2;
    let [cut, sum] = [0, 0];
    while (cut < box.length - 1 && sum < half) sum += Math.sqrt(box[cut++].count);
    boxes.splice(at, 1, box.slice(0, cut), box.slice(cut));
  }
  return boxes;
}

function widest(box) {
  const spread = [0, 1, 2].map((part) => {
    const values = box.map(({ parts }) => parts[part]);
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  });
  const part = spread.indexOf(Math.max(...spread));
  return { part, weight: spread[part] * box.reduce((sum, { count }) => sum + Math.sqrt(count), 0) };
}

function middle(box) {
  const all = box.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2].map((part) =>
    Math.min(255, Math.round(box.reduce((sum, { count, parts }) => sum + count * parts[part], 0) / all + STEP / 2)),
  );
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
