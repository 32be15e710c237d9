import type { Figures } from './document';

/** The chef's fee as one writes it: '10,75 %'. */
export const feeText = ({ fee }: Figures): string => `${String(fee).replace('.', ',')}\u00a0%`;

/** The part of the price that is refunded, by the time before the event. */
export function Refunds({ days: [more, fewer], percents }: Figures) {
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
            <td>{`${percents[at]} %`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
