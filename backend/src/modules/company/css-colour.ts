import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { Text, type FieldSchema } from '../../platform/http/fields.js';

/** The names of opaque colours in CSS (CSS Color 4, 6.1). */
const NAMED_COLOURS: ReadonlySet<string> = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
   cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
   darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
   darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
   firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
   hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
   lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
   lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
   mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
   midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
   palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
   rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
   slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
   whitesmoke yellow yellowgreen`.split(/\s+/),
);

/** Length of the longest name, 'lightgoldenrodyellow'. */
const LONGEST = 20;

/**
 * Whether a text, in lower case, is a colour: a CSS name, #rgb or #rrggbb. Nothing else passes, neither functions nor
 * keywords such as 'inherit', since it ends up in a style.
 */
export const isCssColour = (text: string): boolean =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(text) || NAMED_COLOURS.has(text);

const COLOUR: FieldSchema = {
  pattern: '^(#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|[A-Za-z]{3,20})$',
  'x-msg': 'Escribe un color como #8a3b2a, o su nombre en inglés, como white.',
};

/** A CSS colour; kept in lower case. May be left out. */
export const CssColour = (docs: { description: string; example: string; default: string }): PropertyDecorator =>
  applyDecorators(
    Text({ max: LONGEST, optional: true, description: docs.description, example: docs.example }),
    ApiProperty({ ...COLOUR, default: docs.default }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value)),
    ValidateBy({
      name: 'cssColour',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isCssColour(value),
        defaultMessage: () => COLOUR['x-msg'] ?? '',
      },
    }),
  );
