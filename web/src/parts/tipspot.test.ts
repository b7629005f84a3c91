import { describe, expect, test } from 'vitest';
import { spot, type Rect } from './tipspot';

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});
const page = { width: 1000, height: 800 };
const box = { width: 200, height: 100 };

describe('a tooltip', () => {
  test('lies above what it explains, below where there is no room, and never outside the page', () => {
    expect(spot(rect(400, 300, 40, 40), box, page)).toEqual({ top: 192, left: 320 });
    expect(spot(rect(400, 50, 40, 40), box, page)).toEqual({ top: 98, left: 320 });
    expect(spot(rect(0, 300, 40, 40), box, page).left).toBe(8);
  });

  test('lies beside what is as high as the page, where there is more room', () => {
    expect(spot(rect(100, 20, 40, 760), box, page)).toEqual({ top: 350, left: 148 });
    expect(spot(rect(800, 20, 40, 760), box, page)).toEqual({ top: 350, left: 592 });
  });

  test('lies beside a map, level with the place, or below it', () => {
    expect(spot(rect(100, 300, 40, 40), box, page, rect(10, 60, 800, 500)).left).toBe(792);
    expect(spot(rect(100, 300, 40, 40), box, page, rect(10, 60, 600, 500))).toEqual({ top: 270, left: 618 });
    expect(spot(rect(100, 300, 40, 40), box, page, rect(10, 60, 980, 500))).toEqual({ top: 568, left: 20 });
    expect(spot(rect(100, 300, 40, 40), box, page, rect(10, 60, 980, 730))).toEqual({ top: 192, left: 20 });
  });
});
