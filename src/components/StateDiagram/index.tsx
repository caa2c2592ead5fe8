import type { ReactNode } from 'react';
import Diagram from '../Diagram';
import styles from './styles.module.css';

/** A state: its code, its description, and its column and row. */
type State = [code: string, words: string, column: number, row: number];
type Transition = [from: string, to: string, words: string];

type Props = {
  /** The text alternative of the drawing. */
  label: string;
  states: State[];
  transitions: Transition[];
};

const BOX = { width: 150, height: 54 };
const STEP = { x: 262, y: 112 };
const MARGIN = 8;

/** States as boxes and transitions as arrows between them. */
export default function StateDiagram({ label, states, transitions }: Props): ReactNode {
  const spots = new Map(
    states.map(([code, , column, row]) => [code, { x: MARGIN + column * STEP.x, y: MARGIN + row * STEP.y }]),
  );
  const width = Math.max(...states.map(([, , column]) => column)) * STEP.x + BOX.width + 2 * MARGIN;
  const height = Math.max(...states.map(([, , , row]) => row)) * STEP.y + BOX.height + 2 * MARGIN;
  return (
    <Diagram label={label} width={width} height={height} steps={<Steps states={states} transitions={transitions} />}>
      {(arrow) => (
        <>
          {transitions.map(([from, to, words]) => {
            const line = toLine(getSpot(spots, from), getSpot(spots, to));
            return (
              <g key={`${from}-${to}`}>
                <line {...line} className={styles.arrow} markerEnd={arrow} />
                <text
                  x={(line.x1 + line.x2) / 2 + (line.x1 === line.x2 ? 8 : 0)}
                  y={(line.y1 + line.y2) / 2 - (line.x1 === line.x2 ? -4 : 8)}
                  className={line.x1 === line.x2 ? styles.beside : styles.above}
                >
                  {words}
                </text>
              </g>
            );
          })}
          {states.map(([code, words]) => {
            const { x, y } = getSpot(spots, code);
            return (
              <g key={code} transform={`translate(${x} ${y})`}>
                <rect width={BOX.width} height={BOX.height} rx="6" className={styles.box} />
                <text x={BOX.width / 2} y="23" className={styles.code}>
                  {code}
                </text>
                <text x={BOX.width / 2} y="42" className={styles.words}>
                  {words}
                </text>
              </g>
            );
          })}
        </>
      )}
    </Diagram>
  );
}

/** Each state below the one before, with what leads on from it. */
function Steps({ states, transitions }: Pick<Props, 'states' | 'transitions'>): ReactNode {
  return states.map(([code, words]) => (
    <li key={code}>
      <p>
        <code translate="no">{code}</code> {words}
      </p>
      {transitions
        .filter(([from]) => from === code)
        .map(([, to, reason]) => (
          <p key={to}>
            {`${reason} → `}
            <code translate="no">{to}</code>
          </p>
        ))}
    </li>
  ));
}

type Spot = { x: number; y: number };

function getSpot(spots: Map<string, Spot>, code: string): Spot {
  const spot = spots.get(code);
  if (!spot) throw new Error(`The diagram has no state "${code}".`);
  return spot;
}

/** From the edge of one box to the edge of the next: sideways in a row, downwards or upwards between rows. */
function toLine(from: Spot, to: Spot): { x1: number; y1: number; x2: number; y2: number } {
  if (from.y === to.y) {
    const forward = to.x > from.x;
    const y = from.y + BOX.height / 2;
    return { x1: forward ? from.x + BOX.width : from.x, y1: y, x2: forward ? to.x : to.x + BOX.width, y2: y };
  }
  const down = to.y > from.y;
  return {
    x1: from.x + BOX.width / 2,
    y1: down ? from.y + BOX.height : from.y,
    x2: to.x + BOX.width / 2,
    y2: down ? to.y : to.y + BOX.height,
  };
}
