import { getMetadataStorage } from 'class-validator';
import { LimitSettings } from './limit-settings.js';

/** The names of all settings: each has a rule, and the last group has those of all groups. */
export const settingNames = (): (keyof LimitSettings)[] => [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(LimitSettings, '', true, false)
      .map(({ propertyName }) => propertyName as keyof LimitSettings),
  ),
];
