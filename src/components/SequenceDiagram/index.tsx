import type { ReactNode } from 'react';
import Diagram from '../Diagram';
import styles from './styles.module.css';

type Props = {
  /** The text alternative of the drawing. */
  label: string;
  actors: string[];
  messages: [from: number, to: number, words: string][];
};

const COLUMN = 260;
const ROW = 46;
const HEAD = 40;
const BOX_WIDTH = 170;

/** Who says what to whom, from top to bottom. */
export default function SequenceDiagram({ label, actors, messages }: Props): ReactNode {
  const width = (actors.length - 1) * COLUMN + BOX_WIDTH + 16;
  const height = HEAD + (messages.length + 0.6) * ROW;
  const xOf = (actor: number): number => 8 + BOX_WIDTH / 2 + actor * COLUMN;
  return (
    <Diagram label={label} width={width} height={height} steps={<Steps actors={actors} messages={messages} />}>
      {(arrow) => (
        <>
          {actors.map((actor, index) => (
            <g key={actor}>
              <line x1={xOf(index)} x2={xOf(index)} y1={HEAD} y2={height} className={styles.life} />
              <rect
                x={xOf(index) - BOX_WIDTH / 2}
                y="4"
                width={BOX_WIDTH}
                height={HEAD - 4}
                rx="6"
                className={styles.box}
              />
              <text x={xOf(index)} y="27" className={styles.actor}>
                {actor}
              </text>
            </g>
          ))}
          {messages.map(([from, to, words], index) => {
            const y = HEAD + (index + 0.85) * ROW;
            const inset = to > from ? 2 : -2;
            return (
              <g key={index}>
                <line
                  x1={xOf(from) + inset}
                  x2={xOf(to) - inset}
                  y1={y}
                  y2={y}
                  className={styles.message}
                  markerEnd={arrow}
                />
                <text x={(xOf(from) + xOf(to)) / 2} y={y - 8} className={styles.words}>
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

/** Each message below the one before, under the names of who sends and who receives it. */
function Steps({ actors, messages }: Pick<Props, 'actors' | 'messages'>): ReactNode {
  return messages.map(([from, to, words], index) => (
    <li key={index}>
      <p>{words}</p>
      <p>{[actors[from], actors[to]].join(' → ')}</p>
    </li>
  ));
}
