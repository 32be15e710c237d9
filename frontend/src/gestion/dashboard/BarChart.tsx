import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  Tooltip,
  type ChartConfiguration,
  type TooltipItem,
} from 'chart.js';
import { useEffect, useRef } from 'react';

import { useCalm } from '../../ui/use-media';
import type { Bars, Series } from './figure';

// Only the parts that bars need, so that the rest is not loaded.
Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

interface BarChartProps {
  bars: Bars;
  /** What the drawing says, for who does not see it. */
  label: string;
}

/** Draws bars in the colours and the font of the page. A browser that cannot draw shows nothing: there is the table. */
export function BarChart({ bars, label }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const calm = useCalm();
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return undefined;
    const chart = new Chart(pen, drawingOf(bars, getComputedStyle(pen.canvas), calm));
    return () => chart.destroy();
  }, [bars, calm]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}

type Value = number | [number, number] | null;
type Drawing = ChartConfiguration<'bar', Value[]>;

function drawingOf(
  { labels, series, lying = false, centred = false, beside = false, text, short = text }: Bars,
  page: CSSStyleDeclaration,
  calm: boolean,
): Drawing {
  const colour = (name: string): string => page.getPropertyValue(`--${name}`).trim();
  const font = { family: page.fontFamily, size: 12.5 };
  const amount = ({ datasetIndex, dataIndex }: TooltipItem<'bar'>): string => {
    const one = series[datasetIndex];
    return `${one?.label}: ${text(one?.values[dataIndex] ?? 0)}`;
  };
  const values = {
    stacked: !centred && !beside,
    display: !lying,
    beginAtZero: true,
    border: { display: false },
    grid: { color: colour('line'), drawTicks: false },
    ticks: {
      color: colour('text-soft'),
      font,
      padding: 8,
      maxTicksLimit: 5,
      precision: 0,
      callback: (value: number | string) => short(Number(value)),
    },
  };
  const names = {
    stacked: !centred && !beside,
    border: { display: !lying, color: colour('line-control') },
    grid: { display: false },
    ticks: { color: colour(lying ? 'text' : 'text-soft'), font, maxRotation: 0, autoSkip: !lying, autoSkipPadding: 12 },
  };
  return {
    type: 'bar',
    data: {
      labels,
      datasets: series.map((one) => ({
        label: one.label,
        data: centred ? aroundZero(one) : one.values,
        backgroundColor: colour(one.colour),
        borderColor: colour('bg-raised'),
        borderWidth: series.length > 1 && !beside ? { top: 1 } : 0,
        borderSkipped: false as const,
        borderRadius: lying ? 3 : 0,
        minBarLength: lying ? 2 : 0,
        maxBarThickness: lying ? 26 : 44,
        categoryPercentage: 0.82,
        barPercentage: 0.92,
      })),
    },
    options: {
      indexAxis: lying ? 'y' : 'x',
      responsive: true,
      maintainAspectRatio: false,
      animation: calm ? false : { duration: 320 },
      interaction: { mode: 'index', axis: lying ? 'y' : 'x', intersect: false },
      scales: lying ? { x: values, y: names } : { x: names, y: values },
      plugins: {
        tooltip: {
          backgroundColor: colour('bg-dark'),
          titleFont: font,
          bodyFont: font,
          padding: 10,
          cornerRadius: 6,
          displayColors: series.length > 1,
          callbacks: { label: amount },
        },
      },
    },
  };
}

/** Bars that reach as far to one side as to the other. */
const aroundZero = ({ values }: Series): Value[] =>
  values.map((value) => (value === null ? null : [-value / 2, value / 2]));
