import type { Figures } from './document';

/** A figure as one writes it: '10,75'. One that is missing while somebody writes the terms: '…'. */
const figureText = (figure: number): string => (Number.isNaN(figure) ? '…' : String(figure).replace('.', ','));

/** The chef's fee: '10,75 %'. */
export const feeText = ({ fee }: Figures): string => `${figureText(fee)}\u00a0%`;

/** The part of the price that is refunded, by the time before the event. */
export function Refunds({ days, percents }: Figures) {
  const [more, fewer] = days.map(figureText);
  const notices = [
    `Más de ${more} días hábiles antes`,
    `Entre ${fewer} y ${more} días hábiles antes`,
    `Menos de ${fewer} días hábiles antes`,
  ];
  return (
    <table>
      <caption className="visually-hidden">Devolución según el momento de la cancelación</caption>
      <thead>
        <tr>
          <th scope="col">Cancelas</th>
          <th scope="col">Te devolvemos</th>
        </tr>
      </thead>
      <tbody>
        {notices.map((notice, at) => (
          <tr key={notice}>
            <th scope="row">{notice}</th>
            <td>{`${percents.map(figureText)[at]} %`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
