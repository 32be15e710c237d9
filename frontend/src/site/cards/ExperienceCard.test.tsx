import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { experienceOf } from '../test-fixtures';
import { ExperienceCard } from './ExperienceCard';

function renderCard(description: string) {
  const experience = { ...experienceOf(1, 'Mesa de Chiloé'), description };
  render(
    <MemoryRouter>
      <ul>
        <ExperienceCard experience={experience} chefName="Ana María Pérez" />
      </ul>
    </MemoryRouter>,
  );
}

test('shows the first 100 characters of the description and three dots', () => {
  renderCard('x'.repeat(140));
  expect(screen.getByText(`${'x'.repeat(100)}...`)).toBeInTheDocument();
});

test('leads to the experience with one link, named after it, and says who cooks', () => {
  renderCard('Curanto en olla.');
  const link = screen.getByRole('link', { name: 'Ver detalles de Mesa de Chiloé' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/experiencia/Mesa-de-Chiloé');
  expect(screen.getByText('Por Ana María Pérez')).toBeInTheDocument();
});
