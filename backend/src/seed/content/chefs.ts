import { karimNazal, martaAbusleme } from './chefs/arab.js';
import { alexisLanchipa, anaMariaPerez, carmenGloriaTapia } from './chefs/chilean.js';
import { esterCorvacho, wilsonQuinonez, yulianaMosquera } from './chefs/coast.js';
import { gabrielaSchwerter, javierQuiroz, marieSolangeEtienne } from './chefs/french-and-pastry.js';
import { tomasUndurraga, yerkoMihovilovic } from './chefs/grill.js';
import { catalinaRojas, giancarloSolari } from './chefs/italian.js';
import { fernandaHuenchumil, marcosNancupil, rayenCollio } from './chefs/mapuche.js';
import { kenjiMorales, milagrosHiga, percyFarfan } from './chefs/nikkei-and-peruvian.js';
import { eliasMarambio, ignacioValdes } from './chefs/spanish.js';
import { rosarioMatte } from './chefs/vegan.js';
import type { DemoChef } from './types.js';

/** The demo's chefs in the order in which the public list should show them. */
export const CHEFS: readonly DemoChef[] = [
  anaMariaPerez,
  tomasUndurraga,
  catalinaRojas,
  kenjiMorales,
  fernandaHuenchumil,
  ignacioValdes,
  rosarioMatte,
  javierQuiroz,
  gabrielaSchwerter,
  karimNazal,
  giancarloSolari,
  rayenCollio,
  marieSolangeEtienne,
  yerkoMihovilovic,
  milagrosHiga,
  alexisLanchipa,
  carmenGloriaTapia,
  eliasMarambio,
  esterCorvacho,
  percyFarfan,
  martaAbusleme,
  yulianaMosquera,
  marcosNancupil,
  wilsonQuinonez,
];
