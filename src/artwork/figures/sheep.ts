import { type Light, lighter, lit, RACK } from '../kit/colour.ts';
import { type Piece, pane, panes } from '../kit/scene.ts';
import { type Outline, smooth } from '../kit/shapes.ts';
import { tuft } from './trees.ts';

/** A small sheep seen from the side, about 200 wide; the origin is between its feet. */
export function sheep(light: Light, grazing = false): Piece[] {
  const wool = lit(light, RACK.opal, 0.45);
  const face = lit(light, RACK.bark, 0.25);
  const leg = (x: number) =>
    pane(
      [
        [x - 8, -60],
        [x + 8, -60],
        [x + 6, 0],
        [x - 6, 0],
      ],
      face,
    );
  const head: Outline = grazing
    ? smooth([
        [-96, -60],
        [-74, -70],
        [-66, -40],
        [-84, -8],
        [-104, -4],
        [-110, -24],
      ])
    : smooth([
        [-78, -130],
        [-106, -128],
        [-132, -104],
        [-128, -88],
        [-104, -86],
        [-80, -98],
      ]);
  const ear: Outline = grazing
    ? smooth([
        [-70, -66],
        [-52, -54],
        [-56, -42],
        [-70, -50],
      ])
    : smooth([
        [-84, -124],
        [-62, -128],
        [-56, -116],
        [-76, -108],
      ]);
  return [
    ...[-48, -26, 40, 60].map(leg),
    pane(tuft(84, -92, 22, 18, 5, 2), wool),
    panes(tuft(0, -92, 92, 56, 11, 3), wool, 46),
    pane(head, lighter(face, 0.05)),
    pane(ear, face),
    ...(grazing ? [] : [pane(tuft(-86, -128, 24, 15, 6, 5), lighter(wool, 0.03))]),
  ];
}
