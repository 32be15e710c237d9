import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { cardOf } from '../test-fixtures';
import { ChefCard } from './ChefCard';

function renderCard(description: string) {
  render(
    <MemoryRouter>
      <ul>
        <ChefCard chef={{ ...cardOf(1, 'Ana María Pérez'), description }} />
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
