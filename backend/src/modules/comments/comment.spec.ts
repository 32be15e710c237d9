import { describe, expect, it } from '@jest/globals';
import type { Chef } from '../chefs/entities.js';
import { Comment, type CommentDetails } from './comment.entity.js';
import {
  CommentTooLongError,
  CommentWithheldError,
  NotPublishedError,
  NotVerifiedError,
  VerifiedKeptError,
  VerifiedWordsError,
  WordsChangedError,
} from './comments.errors.js';

const chef = { id: 7 } as Chef;
const DETAILS: CommentDetails = { clientName: 'Josefa', description: 'Una noche inolvidable.', score: 4.5 };
const sixty = '🍷'.repeat(60);
const longer = 'ñ'.repeat(61);

describe("a chef's answer", () => {
  const answered = (text = 'Gracias.'): Comment => {
    const one = Comment.verifiedOf(chef, DETAILS);
    one.publish(1);
    one.answerWith(text, 0);
    one.decideAnswer('published', 1, null);
    return one;
  };

  it('is looked at again when its client rewrites the opinion, and goes when the opinion goes to another chef', () => {
    const one = answered();
    one.rewrite({ ...DETAILS, description: 'Fría.' });
    expect(one).toMatchObject({ answer: 'Gracias.', answerState: 'waiting' });
    one.giveTo({ id: 8 } as Chef);
    expect(one).toMatchObject({ answer: null, answerState: null, answeredAt: null });
  });

  it('stays as it is where the same is sent again, but what was returned waits again', () => {
    const one = answered();
    one.answerWith('Gracias.', 0);
    expect(one.answerState).toBe('published');
    one.decideAnswer('returned', 1, '¿Más largo?');
    one.answerWith('Gracias.', 1);
    expect(one).toMatchObject({ answerState: 'waiting', answerNote: null, answerVersion: 2 });
  });

  it('is given to what visitors read about that chef alone: not to what waits, nor to opinions about others', () => {
    const one = Comment.verifiedOf(chef, DETAILS);
    expect(one.isReadAbout(7)).toBe(false);
    one.publish(1);
    expect([one.isReadAbout(7), one.isReadAbout(8)]).toEqual([true, false]);
  });

  it('is not decided while the client’s data are blocked', () => {
    const one = answered();
    one.withheld = true;
    expect(() => one.decideAnswer('hidden', 1, 'x')).toThrow(CommentWithheldError);
    expect(one.isReadAbout(7)).toBe(false);
  });
});

describe('an opinion', () => {
  it('has score 0 unless said, and is no favourite', () => {
    const one = new Comment(chef, { ...DETAILS, score: undefined });
    expect(one).toMatchObject({
      clientName: 'Josefa',
      description: 'Una noche inolvidable.',
      score: 0,
      favorite: false,
    });
  });

  it('keeps its score when an edit does not say one', () => {
    const one = new Comment(chef, DETAILS);
    one.describe({ clientName: 'Pía', description: 'Rico' });
    expect(one).toMatchObject({ clientName: 'Pía', description: 'Rico', score: 4.5 });
    one.describe({ ...DETAILS, score: 0 });
    expect(one.score).toBe(0);
  });

  it("is found by the client's name and the text, without case and accents, also after an edit", () => {
    const one = new Comment(chef, DETAILS);
    expect(one.searchKey).toBe('josefa una noche inolvidable.');
    one.describe({ clientName: 'Íñigo', description: 'Ñam' });
    expect(one.searchKey).toBe('inigo nam');
  });

  it('becomes a favourite and ceases to be one, and notes when', () => {
    const one = new Comment(chef, DETAILS);
    one.favoriteChangedAt = new Date(0);
    one.toggleFavorite();
    expect(one.favorite).toBe(true);
    expect(one.favoriteChangedAt.getTime()).toBeGreaterThan(0);
    one.toggleFavorite();
    expect(one.favorite).toBe(false);
  });
});

describe("in the chef's form", () => {
  it('a new text takes 60 characters, counted as people do', () => {
    expect(Comment.inChefForm(chef, { ...DETAILS, description: sixty }).description).toBe(sixty);
    expect(() => Comment.inChefForm(chef, { ...DETAILS, description: longer })).toThrow(CommentTooLongError);
  });

  it('a longer text of the comments screen passes unchanged, whatever else changes', () => {
    const one = new Comment(chef, { ...DETAILS, description: longer });
    one.describeInChefForm({ clientName: 'Pía', description: longer, score: 5 });
    expect(one).toMatchObject({ clientName: 'Pía', description: longer, score: 5 });
  });

  it('a longer text cannot be written again', () => {
    const one = new Comment(chef, { ...DETAILS, description: longer });
    expect(() => one.describeInChefForm({ ...DETAILS, description: `${longer}!` })).toThrow(CommentTooLongError);
    expect(one.description).toBe(longer);
    one.describeInChefForm({ ...DETAILS, description: sixty });
    expect(one.description).toBe(sixty);
  });
});

describe('what a client wrote', () => {
  /** Published, and a favourite. */
  function shown(): Comment {
    const one = Comment.verifiedOf(chef, DETAILS);
    one.publish(1);
    one.toggleFavorite();
    return one;
  }

  it('waits until staff publish the words that they have read', () => {
    const one = Comment.verifiedOf(chef, DETAILS);
    expect(one.publication).toBe('waiting');
    expect(one.rewrite(DETAILS)).toBe(false);
    expect(one.rewrite({ ...DETAILS, score: 3 })).toBe(true);
    expect(() => one.publish(1)).toThrow(WordsChangedError);
    one.publish(2);
    expect(one).toMatchObject({ publication: 'published', score: 3 });
  });

  it('leaves the site and the home page when the client rewrites it, or staff hide it', () => {
    const rewritten = shown();
    rewritten.rewrite({ ...DETAILS, description: 'Otra cosa' });
    expect(rewritten).toMatchObject({ publication: 'waiting', hiddenReason: null, favorite: false });
    const hidden = shown();
    hidden.hide('Nombra a otra persona');
    expect(hidden).toMatchObject({ publication: 'hidden', hiddenReason: 'Nombra a otra persona', favorite: false });
    expect(() => hidden.toggleFavorite()).toThrow(NotPublishedError);
    hidden.publish(1);
    expect(hidden).toMatchObject({ publication: 'published', hiddenReason: null });
  });

  it('is neither edited nor deleted by staff, nor decided on while its data are blocked', () => {
    const one = shown();
    expect(() => one.describe(DETAILS)).toThrow(VerifiedWordsError);
    expect(() => one.refuseDeletion()).toThrow(VerifiedKeptError);
    one.withheld = true;
    expect(() => one.publish(1)).toThrow(CommentWithheldError);
    expect(() => one.hide('No')).toThrow(CommentWithheldError);
  });

  it('is the only kind that staff publish or hide', () => {
    const one = new Comment(chef, DETAILS);
    expect(() => one.publish(1)).toThrow(NotVerifiedError);
    expect(() => one.hide('No')).toThrow(NotVerifiedError);
    expect(() => one.refuseDeletion()).not.toThrow();
  });
});
