import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textFeatures, tokensOf } from '#server/verses/classifier/features.ts';
import { openModels } from '#server/verses/classifier/kept.ts';
import { classify, packModels, unpackModels } from '#server/verses/classifier/model.ts';
import { type Example, train } from '#server/verses/classifier/train.ts';
import { sentencesOfLine } from '#server/verses/language/sentences.ts';

const examples: Example[] = Object.entries({
  rain: ['will it rain today', 'heavy rain tonight', 'the rain has come', 'rain on the roof', 'mvua inanyesha leo'],
  bread: ['fresh bread please', 'bread and butter', 'we baked bread', 'a loaf of bread', 'nataka mkate na chai'],
  song: ['sing a song', 'the choir sings', 'a new song', 'songs of praise', 'tuimbe wimbo mpya'],
}).flatMap(([label, texts]) => texts.map((text) => ({ text, label })));

const folder = mkdtempSync(join(tmpdir(), 'church-models-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the classifier', () => {
  it('reads words without accents and apostrophes, and keeps emoji', () => {
    expect(tokensOf('I DON’T know… soooooo sad 😭 💔, Zoë 2026')).toEqual([
      ...['i', 'dont', 'know', 'soo', 'sad', '😭', '💔', 'zoe', '0'],
    ]);
  });

  it('tells texts that it has not seen, misspelt ones too, and how sure it is', () => {
    const model = train(examples);
    const told = ['is there rain tomorrow', 'some bred and buter', 'siging songs', 'wimbo wa leo'].map((text) => {
      return classify(model, text)[0]?.label;
    });
    expect(told).toEqual(['rain', 'bread', 'song', 'song']);
    const ranked = classify(model, 'rain rain rain');
    expect(ranked.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1);
    expect(ranked[0]?.confidence).toBeGreaterThan(classify(model, 'xyz')[0]?.confidence ?? 1);
  });

  it('trains the same model from the same examples', () => {
    const pack = () => packModels({ one: train(examples) }, 'digest');
    expect(pack().equals(pack())).toBe(true);
  });

  it('is the same after it was written to a file, and is not taken for one trained from something else', () => {
    const model = train(examples);
    const bytes = packModels({ one: model, other: train(examples, { seed: 2 }) }, 'digest');
    const loaded = unpackModels(bytes, 'digest', () => textFeatures);
    expect(Object.keys(loaded ?? {})).toEqual(['one', 'other']);
    expect(loaded?.one && classify(loaded.one, 'a song of rain')).toEqual(classify(model, 'a song of rain'));
    expect(unpackModels(bytes, 'another digest', () => textFeatures)).toBeUndefined();
  });

  it('is the same after it was written to a file where it has two labels', () => {
    const model = train(examples.filter(({ label }) => label !== 'song'));
    const loaded = unpackModels(packModels({ one: model }, 'digest'), 'digest', () => textFeatures);
    for (const [text, label] of [
      ['rain tonight', 'rain'],
      ['bread and tea', 'bread'],
    ] as const) {
      expect(classify(model, text)[0]?.label).toBe(label);
      expect(loaded?.one && classify(loaded.one, text)).toEqual(classify(model, text));
    }
  });

  it('that keeps the examples ranks labels by those most like a text, and is the same from a file', () => {
    const model = train(examples, { nearest: true });
    const loaded = unpackModels(packModels({ one: model }, 'digest'), 'digest', () => textFeatures);
    for (const [text, label] of [
      ['rain tonight', 'rain'],
      ['a loaf of fresh bread', 'bread'],
      ['tuimbe wimbo', 'song'],
    ] as const) {
      const ranked = classify(model, text);
      expect(ranked[0]?.label).toBe(label);
      expect(ranked[0]?.confidence).toBeGreaterThan(0.9);
      expect(loaded?.one && classify(loaded.one, text)).toEqual(ranked);
    }
    // Nothing is like it: no label is likelier than another.
    for (const { confidence } of classify(model, 'qqq')) expect(confidence).toBeCloseTo(1 / 3);
  });

  it('is trained again when its file is missing, broken or old', () => {
    const sourceWith = (words: string) => {
      const source = mkdtempSync(join(folder, 'source-'));
      writeFileSync(join(source, 'examples.txt'), words);
      return source;
    };
    let weather = examples;
    const training = { name: 'try', examples: () => ({ weather }), source: sourceWith('rain') };
    const told = () => openModels(training, folder).weather?.labels;
    expect(told()).toEqual(['bread', 'rain', 'song']);
    writeFileSync(join(folder, 'try.model'), 'not a model');
    expect(told()).toEqual(['bread', 'rain', 'song']);
    weather = examples.filter(({ label }) => label !== 'song');
    training.source = sourceWith('no song');
    expect(told()).toEqual(['bread', 'rain']);
  });
});

it('examples with open words stand for a sentence with each of the words', () => {
  const sentences = sentencesOfLine('my {uncle|teacher|boss} {helped me|called}');
  for (const word of ['uncle', 'teacher', 'boss', 'helped me', 'called']) {
    expect(sentences.filter((sentence) => sentence.includes(word)).length).toBeGreaterThan(1);
  }
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentencesOfLine('we are fine')).toEqual(['we are fine']);
});
