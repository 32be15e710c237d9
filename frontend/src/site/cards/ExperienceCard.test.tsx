import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ProposalCardDto } from '../../api/public.generated';
import { experienceOf } from '../test-fixtures';
import { ExperienceCard } from './ExperienceCard';

function renderCard(description: string, changes: Partial<ProposalCardDto> = {}) {
  const experience = { ...experienceOf(1, 'Mesa de Chiloé'), description, ...changes };
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

test.each([
  [{}, 'Cenas · De 4 a 14 personas · 3 h'],
  [{ duration_minutes: null }, 'Cenas · De 4 a 14 personas'],
  [{ guests_min: null, guests_max: null, modalities: [] }, '3 h'],
  [{}, 'Desde $45.000 por persona'],
])('says price, format, for how many it is and how long it takes, as far as it is known: %j', (changes, text) => {
  renderCard('Curanto en olla.', changes);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('says nothing of what is not known', () => {
  renderCard('Curanto en olla.', {
    guests_min: null,
    guests_max: null,
    duration_minutes: null,
    price_per_person: null,
  });
  expect(screen.queryByText(/persona|\sh/)).not.toBeInTheDocument();
});
