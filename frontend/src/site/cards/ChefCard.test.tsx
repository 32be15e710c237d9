import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ChefCardDto } from '../../api/public.generated';
import { cardOf } from '../test-fixtures';
import { ChefCard } from './ChefCard';

function renderCard(
  description: string,
  changes: Partial<ChefCardDto> = {},
  asked?: ComponentProps<typeof ChefCard>['asked'],
) {
  render(
    <MemoryRouter>
      <ul>
        <ChefCard chef={{ ...cardOf(1, 'Ana María Pérez'), description, ...changes }} asked={asked} />
      </ul>
    </MemoryRouter>,
  );
}

test('shows the first 100 characters of the description and three dots', () => {
  renderCard('x'.repeat(140));
  expect(screen.getByText(`${'x'.repeat(100)}...`)).toBeInTheDocument();
});

test('leads to the chef with one link, named after them', () => {
  renderCard('Cocina chilena.');
  const link = screen.getByRole('link', { name: 'Ver Chef Ana María Pérez' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/chef/Ana-María-Pérez');
  expect(screen.getByText('Cocina chilena.')).toBeInTheDocument();
});

test('says price and formats, so that one can compare: the format that was asked for first, the others counted', () => {
  const modalities = ['Cenas', 'Clases', 'Catering', 'Gift cards'].map((name, at) => ({ id: at + 1, name }));
  renderCard('Cocina chilena.', { modalities }, { formato: 3, comida: 0, ciudad: 0 });
  expect(screen.getByText('Desde $45.000 por persona')).toBeInTheDocument();
  expect(screen.getByText('Catering, Cenas y 2 más')).toBeInTheDocument();
});

test('says no price where none is registered', () => {
  renderCard('Cocina chilena.', { price_per_person: null, modalities: [] });
  expect(screen.queryByText(/persona/)).not.toBeInTheDocument();
});
