import { Suspense, useId, useState } from 'react';

import { Button } from 'antd';

import { downloadCsv } from '../../ui/admin/list/csv';
import { optional } from '../../ui/optional/optional';
import type { Bars, FigureContent } from './figure';

/** The library that draws arrives with the first figure. */
const BarChart = optional(async () => (await import('./BarChart')).BarChart);

/** Lying bars have labels of two lines each. */
const heightOf = ({ labels }: Bars): string => `${labels.length * 2.6 + 0.5}rem`;

/** A figure in words, as a drawing and as a table, which only a press shows and screen readers always read. */
export function FigureCard<Row>({ figure }: { figure: FigureContent<Row> }) {
  const { name, title, says, note, bars, columns, rows } = figure;
  const [shown, setShown] = useState(false);
  const id = useId();
  const series = bars?.series ?? [];
  return (
    <section className="g-chart" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p>{says}</p>
      {bars && (
        <>
          {series.length > 1 && (
            <ul className="g-chart-legend" aria-hidden="true">
              {series.map(({ label, colour }) => (
                <li key={label}>
                  <i style={{ background: `var(--${colour})` }} />
                  {label}
                </li>
              ))}
            </ul>
          )}
          <div className="g-chart-drawing" style={bars.lying ? { blockSize: heightOf(bars) } : undefined}>
            <Suspense>
              <BarChart bars={bars} label={`${title}: ${says}`} />
            </Suspense>
          </div>
        </>
      )}
      {note && <p className="g-chart-note">{note}</p>}
      {bars && (
        <>
          <div id={`${id}-table`} className={shown ? 'g-chart-table' : 'visually-hidden'}>
            <table>
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  {columns.map(({ label }) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  <tr key={index}>
                    {columns.map(({ label, csv, text }, column) => {
                      const content = text?.(row) ?? csv(row);
                      return column === 0 ? (
                        <th key={label} scope="row">
                          {content}
                        </th>
                      ) : (
                        <td key={label}>{content}</td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="g-chart-actions">
            <Button
              type="text"
              size="small"
              aria-expanded={shown}
              aria-controls={`${id}-table`}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Ocultar tabla' : 'Ver tabla'}
            </Button>
            <Button
              type="text"
              size="small"
              aria-label={`Descargar CSV: ${title}`}
              onClick={() => downloadCsv(name, columns, rows)}
            >
              Descargar CSV
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
