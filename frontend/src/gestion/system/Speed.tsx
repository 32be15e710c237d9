import type { SpeedOfPageDto } from '../../api/generated';
import { DEVICE_WORDS, pageText, secondsText, shiftText } from './words';

/** From where on the field calls a page slow, or restless. */
const SLOW = { lcp: 2.5, inp: 0.2, ttfb: 0.8, cls: 0.1 } as const;

type Figure = keyof typeof SLOW;

/** How fast pages were for those who visited them, as their browsers measured it. */
export function Speed({ pages }: { pages: SpeedOfPageDto[] }) {
  return (
    <section aria-labelledby="system-speed">
      <h2 id="system-speed">Velocidad para los visitantes</h2>
      <p className="system-note">
        {pages.length > 0
          ? 'Al menos así de rápidas fueron tres de cada cuatro visitas, según sus navegadores, desde que partió el proceso que te responde.'
          : 'Ningún visitante ha dejado todavía una página desde que partió el proceso que te responde.'}
      </p>
      {pages.length > 0 && (
        <table className="system-table">
          <thead>
            <tr>
              <th scope="col">Página</th>
              <th scope="col">Visitas</th>
              <th scope="col">A la vista</th>
              <th scope="col">Responde</th>
              <th scope="col" className="system-wide">
                Primer byte
              </th>
              <th scope="col" className="system-wide">
                Se mueve
              </th>
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <tr key={`${page.route} ${page.device}`}>
                <th scope="row">
                  {pageText(page.route)} <small>{DEVICE_WORDS[page.device]}</small>
                </th>
                <td>{page.visits}</td>
                <td className={classOf(page, 'lcp')}>{secondsText(page.lcp)}</td>
                <td className={classOf(page, 'inp')}>{secondsText(page.inp)}</td>
                <td className={`system-wide ${classOf(page, 'ttfb') ?? ''}`}>{secondsText(page.ttfb)}</td>
                <td className={`system-wide ${classOf(page, 'cls') ?? ''}`}>{shiftText(page.cls)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const classOf = (page: SpeedOfPageDto, figure: Figure): string | undefined =>
  (page[figure] ?? 0) > SLOW[figure] ? 'system-bad' : undefined;
