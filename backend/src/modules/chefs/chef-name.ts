import { applyDecorators } from '@nestjs/common';
import { Expose, Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { Line } from '../../platform/http/fields.js';

const NAME = { max: 200, example: 'Ana María Pérez' };

interface BothNames {
  name?: unknown;
  chef_name?: unknown;
}

/** The name of a chef in a form. A body may say `chef_name` in its place, as the answers do. */
export function ChefName(): PropertyDecorator {
  return applyDecorators(
    Line({
      ...NAME,
      description: "The chef's name; its address is derived from it. `chef_name` is taken in its place.",
    }),
    // It is applied also when the body has no `name`, and before the transformations of the text.
    Expose(),
    Transform(({ value, obj }: { value: unknown; obj: BothNames }) => value ?? obj.chef_name),
  );
}

/** The other word for `name`. A body that says both has to say the same. */
export function OtherChefName(): PropertyDecorator {
  return applyDecorators(
    Line({ ...NAME, optional: true, description: 'Another word for `name`; refused where the two differ.' }),
    ValidateBy({
      name: 'sameName',
      validator: {
        validate: (value: unknown, args?: { object: BothNames }) => value === args?.object.name,
        defaultMessage: () => 'name y chef_name dicen nombres distintos: envía uno solo.',
      },
    }),
  );
}
