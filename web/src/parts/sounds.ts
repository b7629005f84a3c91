/** Short sounds of the house, made in the browser: no file is fetched for them. */

import { prefers } from './prefers.svelte';

/** A part of a sound: when it begins and how long it rings in seconds, its pitch, and whether it only rustles. */
interface Note {
  at: number;
  rings: number;
  hertz: number;
  rustles?: true;
}

const SOUNDS = {
  turn: [
    { at: 0, rings: 0.35, hertz: 659 },
    { at: 0.14, rings: 0.6, hertz: 880 },
  ],
  card: [{ at: 0, rings: 0.09, hertz: 2600, rustles: true }],
  dice: [0, 0.07, 0.12, 0.2].map((at) => ({ at, rings: 0.05, hertz: 900, rustles: true })),
  coin: [
    { at: 0, rings: 0.14, hertz: 1975 },
    { at: 0.06, rings: 0.3, hertz: 2637 },
  ],
  end: [523, 659, 784, 1047].map((hertz, i) => ({ at: i * 0.16, rings: 0.9, hertz })),
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Play a sound, unless this person likes it quiet, looks elsewhere, or has not yet touched the page: browsers ask for that. */
export function play(sound: Sound): void {
  if (!prefers.sound || (document.hidden && sound !== 'turn')) return;
  if (!navigator.userActivation.hasBeenActive) return;
  const house = (context ??= new AudioContext());
  if (house.state === 'suspended') void house.resume();
  for (const note of SOUNDS[sound] as Note[]) ring(house, note);
}

/** One note: it is struck, and dies away. */
function ring(house: AudioContext, note: Note): void {
  const begins = house.currentTime + note.at;
  const loudness = house.createGain();
  loudness.gain.setValueAtTime(prefers.volume * (note.rustles ? 0.5 : 0.2), begins);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begins + note.rings);
  loudness.connect(house.destination);
  const source = note.rustles ? rustle(house, note, loudness) : tone(house, note, loudness);
  source.start(begins);
  source.stop(begins + note.rings);
}

function tone(house: AudioContext, { hertz }: Note, to: AudioNode): AudioScheduledSourceNode {
  const source = house.createOscillator();
  source.type = 'triangle';
  source.frequency.value = hertz;
  source.connect(to);
  return source;
}

/** Noise about a pitch: paper, or wood on wood. */
function rustle(house: AudioContext, { hertz, rings }: Note, to: AudioNode): AudioScheduledSourceNode {
  const source = house.createBufferSource();
  source.buffer = house.createBuffer(1, Math.ceil(house.sampleRate * rings), house.sampleRate);
  const grains = source.buffer.getChannelData(0);
  for (let i = 0; i < grains.length; i++) grains[i] = Math.random() * 2 - 1;
  const band = house.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hertz;
  source.connect(band).connect(to);
  return source;
}
