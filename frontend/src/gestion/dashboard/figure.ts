import type { CsvValue } from '../../ui/admin/list/csv';

/** The colours of the product that a series may have. */
type SeriesColour = 'brand' | 'accent' | 'line-control' | 'ok';

/** Bars of one colour, with one value for each label. */
export interface Series {
  label: string;
  colour: SeriesColour;
  /** Null where there is nothing to show. */
  values: (number | null)[];
}

/** What is drawn: bars that stand side by side over their labels, or lie below each other beside them. */
export interface Bars {
  labels: (string | string[])[];
  series: Series[];
  lying?: boolean;
  /** Each series stands beside the others, which it is not a part of. */
  beside?: boolean;
  /** Bars are centred, so that they look like a funnel. */
  centred?: boolean;
  text: (value: number) => string;
  short?: (value: number) => string;
}

/** A column of a figure's table and of its file. */
interface FigureColumn<Row> {
  label: string;
  csv: (row: Row) => CsvValue;
  /** As the person reads it, where that differs from the file. */
  text?: (row: Row) => string;
}

/** A figure: what it says in words, as a drawing, and as a table. */
export interface FigureContent<Row = never> {
  /** Its stable name, for the file and the headings. */
  name: string;
  title: string;
  says: string;
  /** How it is counted. */
  note?: string;
  /** Undefined where there is nothing to draw. */
  bars: Bars | undefined;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
}
