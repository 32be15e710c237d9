import { useSettings } from '../../ui/settings';
import { divided, plain, topOf, type Block, type TextDocument } from '../../ui/text/document';
import { Prose, type ProseProps } from '../../ui/text/Prose';
import { feeText, Refunds } from '../../ui/text/Refunds';

interface TextPreviewProps {
  document: TextDocument;
  isMarked?: (block: Block) => boolean;
}

/** A text as visitors read it, without the pictures and the frame of its page. */
export function TextPreview({ document, isMarked }: TextPreviewProps) {
  const { productName } = useSettings();
  const { attrs } = document;
  const said = {
    product: productName,
    updated: 'el día de su publicación',
    fee: attrs ? feeText(attrs) : '[comisión]',
  };
  const parts: ProseProps['parts'] = {
    refunds: attrs && <Refunds {...attrs} />,
    retention: <p>[Cuánto se conserva una solicitud, según los ajustes del sitio]</p>,
  };
  const { top, sections } = divided(document.content, 2);
  const isPage = top[0]?.type === 'heading';
  const { title, lead } = topOf(top, said);
  const look = (block?: Block) => (block && isMarked?.(block) ? 'text-changed' : undefined);
  const prose = (blocks: TextDocument['content']) =>
    blocks.map((block, at) => (
      <div key={at} className={look(block)}>
        <Prose blocks={[block]} said={said} parts={parts} />
      </div>
    ));
  return (
    <div className="text-preview long-text__text">
      {isPage && (
        <header>
          <h2 className="text-preview__title">
            <span className={look(top[0])}>{title}</span>
          </h2>
          <p className={look(top[1])}>{lead}</p>
        </header>
      )}
      {!isPage && prose(top)}
      {sections.map(({ heading, blocks }, at) => (
        <section key={at}>
          <h2 className={look(heading)}>{plain(heading.content, said)}</h2>
          {prose(blocks)}
        </section>
      ))}
      {document.content.length === 0 && <p>Sin texto: el sitio no muestra nada.</p>}
    </div>
  );
}
