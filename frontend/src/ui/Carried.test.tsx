import { fireEvent, render, screen } from '@testing-library/react';

import { useCarriedFile, useCarrier } from './Carried';

function Card({ name }: { name: string }) {
  const [carried, press] = useCarrier(name);
  return (
    <div className="card">
      <img
        alt=""
        ref={(image) => void (image && Object.defineProperty(image, 'currentSrc', { value: `${name}.avif` }))}
      />
      <button onClick={press}>{carried ?? 'stays'}</button>
    </div>
  );
}

const File = ({ name }: { name: string }) => <p>{useCarriedFile(name) ?? 'none'}</p>;

function calm(matches: boolean): void {
  window.matchMedia = jest.fn().mockReturnValue({ matches });
}

test('of two cards of one chef only the pressed one has a name', () => {
  calm(false);
  render(
    <>
      <Card name="chef-7" />
      <Card name="chef-7" />
    </>,
  );
  fireEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['stays', 'chef-7']);
});

test('the page of the pressed card knows its file, another page does not', () => {
  calm(true);
  render(<Card name="chef-7" />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('stays');
  const { unmount } = render(<File name="chef-7" />);
  expect(screen.getByText('chef-7.avif')).toBeInTheDocument();
  unmount();
  render(<File name="chef-8" />);
  expect(screen.getByText('none')).toBeInTheDocument();
});
