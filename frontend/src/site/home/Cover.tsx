import { useDeferredValue, type CSSProperties } from 'react';
import type { HeaderDto } from '../../api/public.generated';
import { Link } from 'react-router-dom';
import { readableOnPlate } from '../../ui/contrast';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { PlayIcon } from '../house/PlayIcon';
import { useDocumentLoaded } from '../../ui/use-media';
import { useCarousel } from './use-carousel';

/** A narrow window crops the wide picture at both sides, so it needs a file wider than itself to be sharp. */
const COVER_SIZES = '(width < 48rem) 160vw, 100vw';

/** The slide is as high as the window without the header (home.css), and the picture's middle is two thirds as wide. */
const UPRIGHT_SIZES = 'max(100vw, 58vh)';

/** The cover carousel of the home page. The text of each slide has a terracotta background. */
export function Cover({ headers }: { headers: readonly HeaderDto[] }) {
  const { track, at, playing, wantsToPlay, next, previous, toggle, holders } = useCarousel(headers.length);
  // Nobody sees these pictures yet, so a press comes before them.
  const loaded = useDeferredValue(useDocumentLoaded());
  const several = headers.length > 1;

  return (
    <section
      className="cover"
      aria-roledescription="carrusel"
      aria-label="Portada"
      data-playing={playing || undefined}
      {...holders}
    >
      <ul className="cover__track" role="list" tabIndex={several ? 0 : undefined} aria-label="Diapositivas" ref={track}>
        {headers.map((header, index) => (
          <Slide
            key={header.id}
            header={header}
            place={`${index + 1} de ${headers.length}`}
            first={index === 0}
            loaded={loaded}
          />
        ))}
      </ul>
      {several && (
        <div className="cover__bar">
          <button className="icon-btn" type="button" aria-label="Anterior" onClick={previous}>
            <Icon name="arrow-left" />
          </button>
          <button
            className="cover__pause"
            type="button"
            aria-label={wantsToPlay ? 'Pausar' : 'Reproducir'}
            onClick={toggle}
          >
            {/* The time until the next slide. Two halves that turn, because turning costs the page no paints. */}
            <span className="cover__time" key={`${at}-${playing}`}>
              <i />
              <i />
            </span>
            <PlayIcon playing={wantsToPlay} />
          </button>
          <button className="icon-btn" type="button" aria-label="Siguiente" onClick={next}>
            <Icon name="arrow-right" />
          </button>
          <span className="cover__count" aria-live={playing ? 'off' : 'polite'}>
            {at + 1} / {headers.length}
          </span>
        </div>
      )}
    </section>
  );
}

interface SlideProps {
  header: HeaderDto;
  place: string;
  first: boolean;
  /** Later slides load their picture only after everything visible has loaded. */
  loaded: boolean;
}

function Slide({ header, place, first, loaded }: SlideProps) {
  const Title = first ? 'h1' : 'h2';
  const style = {
    '--slide-text': readableOnPlate(header.color_text),
    backgroundColor: header.header_image.placeholder,
  } as CSSProperties;
  return (
    <li className="slide" aria-roledescription="diapositiva" aria-label={place} style={style}>
      {(first || loaded) && (
        <Picture
          image={header.header_image}
          alt=""
          sizes={COVER_SIZES}
          portraitSizes={UPRIGHT_SIZES}
          priority={first}
        />
      )}
      <div className="slide__text wrap">
        <Title>{header.cover_title}</Title>
        <p>{header.cover_description}</p>
        <Link className="btn slide__act" to="/chefs">
          Elige tu chef
        </Link>
      </div>
    </li>
  );
}
