import { findPlace } from './find-place';

const scroll = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const frames = async () => {
  for (let count = 0; count < 4; count += 1) await frame();
};

function listWith(cards: string): HTMLElement {
  const list = document.createElement('ul');
  list.innerHTML = cards;
  return list;
}

beforeEach(() => {
  scroll.mockClear();
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ here: 4308 }));
});

test('scrolls to the place when all cards stand, and not before', async () => {
  const list = listWith('<li class="skel"></li><li>Ana</li>');
  findPlace(list, 'here');
  await frames();
  expect(scroll).not.toHaveBeenCalled();
  list.firstElementChild?.replaceWith(document.createElement('li'));
  await frames();
  expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 4308 }));
});

test('leaves a visitor alone who has moved, who was never here, or whose browser keeps nothing', async () => {
  const list = listWith('<li class="skel"></li>');
  findPlace(list, 'here');
  window.dispatchEvent(new Event('wheel'));
  list.replaceChildren();
  findPlace(listWith(''), 'elsewhere');
  sessionStorage.setItem('react-router-scroll-positions', '{');
  findPlace(listWith(''), 'here');
  await frames();
  expect(scroll).not.toHaveBeenCalled();
});
