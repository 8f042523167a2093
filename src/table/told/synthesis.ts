/** The sounds themselves, made of noise and a few tones: nothing is recorded. All of them are low. */
import type { SoundStroke, Timbre } from './sounds.ts';

/** The loudest that all of it together becomes, of 1. */
const LOUDNESS = 0.16;

/** A burst of noise through a filter, or a tone, that dies away. */
interface Voice {
  /** In seconds. */
  readonly dies: number;
  readonly noise?: { readonly filter: BiquadFilterType; readonly hertz: number };
  readonly tones?: { readonly shape: OscillatorType; readonly hertz: readonly number[] };
}

const VOICES: Readonly<Record<Timbre, Voice>> = {
  tap: { dies: 0.07, noise: { filter: 'lowpass', hertz: 320 } },
  musket: { dies: 0.16, noise: { filter: 'bandpass', hertz: 1100 } },
  steel: { dies: 0.22, tones: { shape: 'triangle', hertz: [2130, 3370, 4720] } },
  horn: { dies: 0.15, tones: { shape: 'sawtooth', hertz: [392, 784] } },
  thud: { dies: 0.35, noise: { filter: 'lowpass', hertz: 110 } },
};

/** Noise that is the same each time. */
function noiseIn(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let n = 0; n < samples.length; n++) {
    state = (state * 48_271) % 2_147_483_647;
    samples[n] = state / 1_073_741_823.5 - 1;
  }
  return buffer;
}

/** Sounds the strokes from now on; what it returns silences those that are still to come. */
export function soundIn(context: BaseAudioContext, strokes: readonly SoundStroke[]): () => void {
  // many at once are pressed down to little more than one
  const all = context.createDynamicsCompressor();
  const low = context.createGain();
  low.gain.value = LOUDNESS;
  all.connect(low).connect(context.destination);
  const noise = noiseIn(context);
  const now = context.currentTime;
  for (const { timbre, at, force } of strokes) {
    const { dies, noise: burst, tones } = VOICES[timbre];
    const begins = now + at;
    const fade = context.createGain();
    fade.gain.setValueAtTime(force, begins);
    fade.gain.exponentialRampToValueAtTime(0.001, begins + dies);
    fade.connect(all);
    if (burst) {
      const source = context.createBufferSource();
      source.buffer = noise;
      const filter = context.createBiquadFilter();
      filter.type = burst.filter;
      filter.frequency.value = burst.hertz;
      source.connect(filter).connect(fade);
      source.start(begins);
      source.stop(begins + dies);
    }
    for (const hertz of tones?.hertz ?? []) {
      const source = context.createOscillator();
      source.type = tones?.shape ?? 'sine';
      source.frequency.value = hertz;
      const share = context.createGain();
      share.gain.value = 0.3;
      source.connect(share).connect(fade);
      source.start(begins);
      source.stop(begins + dies);
    }
  }
  return () => low.disconnect();
}

let speaker: AudioContext | null = null;

/** Sounds the strokes aloud. Where the browser has no loudspeaker for the page nothing is heard, and nothing is missed. */
export function soundAloud(strokes: readonly SoundStroke[]): () => void {
  try {
    speaker ??= new AudioContext();
    // a browser lets nothing be heard before the first press
    if (speaker.state === 'suspended') void speaker.resume().catch(() => undefined);
    return soundIn(speaker, strokes);
  } catch {
    return () => undefined;
  }
}
