import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CellObject, WorkBook } from '@e965/xlsx';
import { initSync, Model } from '@ironcalc/wasm';
import { isWithoutValue, listCells, type Place } from './lost-values.ts';

/** Larger workbooks would take the time and memory of the whole document: 20,000 cells take 0.5 s and 40 MiB. */
const maxCells = 20_000;
/** How many cells the ranges of all formulas hold. 5,000,000 take 0.6 s. */
const maxReads = 5_000_000;
const range = /(\d*):\$?[A-Z]{1,3}\$?(\d*)/g;
/** Functions whose result is another one tomorrow. What depends on them has no value either. */
const changing = /\b(?:TODAY|NOW|RAND|RANDBETWEEN|RANDARRAY|CELL|INFO)\s*\(/i;
/** Excel writes functions that are newer than the format with these. */
const newer = /\b_xl(?:fn|ws|udf|pm)\./g;
const exact = '0.00000000000000E+00';
/** The types of values in IronCalc. */
const [isNumber, isText, isTruth] = [1, 2, 4];

/**
 * Computes the formulas of a workbook that was written without their values, as libraries do. Values that are stored stay. A
 * formula that cannot be computed, or changes by itself, stays without one.
 */
export function computeFormulas(book: WorkBook): void {
  const places = listCells(book);
  if (isBroken || places.length > maxCells || countReads(places) > maxReads) return;
  try {
    compute(book, places);
  } catch (error) {
    // Formulas that lead to each other through thousands of cells overflow the engine, which is of no use then.
    isBroken = error instanceof Error && /^(?:RuntimeError|RangeError)$/.test(error.name);
  }
}

let isBroken = false;

function compute(book: WorkBook, places: Place[]): void {
  initSync({ module: readFileSync(fileURLToPath(import.meta.resolve('@ironcalc/wasm/wasm_bg.wasm'))) });
  const model = new Model('book', 'en', 'UTC', 'en');
  model.pauseEvaluation();
  addSheets(model, book);
  for (const { sheet, row, column, cell } of places) {
    const input = toInput(cell);
    if (input) attempt(() => model.setUserInput(sheet, row, column, input));
  }
  model.evaluate();
  for (const place of places) if (isWithoutValue(place.cell)) takeValue(model, place);
  model.free();
}

/** Estimates the size of each range by its rows. One of whole columns has as many as there are cells. */
function countReads(places: Place[]): number {
  let reads = 0;
  for (const { cell } of places)
    for (const [, first, last] of isWithoutValue(cell) ? (cell.f ?? '').matchAll(range) : [])
      reads += first && last ? Math.abs(Number(last) - Number(first)) + 1 : places.length;
  return reads;
}

/** The first sheet is there. Names are set last, so that none is taken by the next new one. */
function addSheets(model: Model, { SheetNames: names, Workbook: book }: WorkBook): void {
  for (const _ of names.slice(1)) model.newSheet();
  for (const at of names.keys()) model.renameSheet(at, `sheet ${at} of this book`);
  for (const [at, name] of names.entries()) model.renameSheet(at, name);
  for (const { Name: name, Ref: range, Sheet: scope } of book?.Names ?? [])
    attempt(() => model.newDefinedName(name, scope ?? null, range));
}

function toInput(cell: CellObject): string | null {
  if (isWithoutValue(cell)) return changing.test(cell.f ?? '') ? '=NA()' : `=${cell.f?.replace(newer, '')}`;
  if (cell.t === 'e') return '=NA()';
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
  if (cell.t === 'n') return String(cell.v);
  // Text that looks like a number or a formula stays text.
  return cell.t === 's' ? `'${cell.v}` : null;
}

/** Enters a cell. A formula that the engine refuses, such as one of another program, gets no value. */
function attempt(enter: () => void): void {
  try {
    enter();
  } catch {}
}

/** Writes what was computed into the cell. Numbers are read with all their digits, not as their format shows them. */
function takeValue(model: Model, { sheet, row, column, cell }: Place): void {
  const type = model.getCellType(sheet, row, column);
  if (type === isNumber)
    model.updateRangeStyle({ sheet, row, column, width: 1, height: 1 }, 'num_fmt', exact);
  const shown = model.getFormattedCellValue(sheet, row, column);
  if (type === isNumber) Object.assign(cell, { t: 'n', v: Number(shown) });
  if (type === isText) Object.assign(cell, { t: 's', v: shown, w: shown });
  if (type === isTruth) Object.assign(cell, { t: 'b', v: shown === 'TRUE', w: shown });
}
