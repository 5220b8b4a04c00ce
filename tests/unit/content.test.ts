import { existsSync } from 'node:fs';
import { contentModules, findSamples, pictureFaults, usedPictures } from '#content/contentReport.ts';
import { about } from '#content/en/about.ts';
import { church, serviceHours } from '#content/en/church.ts';
import { home } from '#content/en/home.ts';
import { joinOurTeam } from '#content/en/joinOurTeam.ts';
import { menOfGlory } from '#content/en/menOfGlory.ts';
import { mission } from '#content/en/mission.ts';
import { motto } from '#content/en/motto.ts';
import { sundaySchool } from '#content/en/sundaySchool.ts';
import { vision } from '#content/en/vision.ts';
import { womenOfFaith } from '#content/en/womenOfFaith.ts';
import { youths } from '#content/en/youths.ts';
import { type Page, pages, previewOf } from '#content/pages.ts';
import { pictures } from '#content/pictures.ts';

const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;

it('the words of the pages have ten focus areas, six points of the vision and eight of the mission, each with its own scripture', () => {
  const lists = { ten: motto.focusAreas, six: vision.points, eight: mission.points };
  expect(Object.values(lists).map(({ length }) => length)).toEqual([10, 6, 8]);
  for (const points of Object.values(lists)) {
    expect(distinct(points.map(({ title }) => title))).toBe(true);
    expect(distinct(points.map(({ verse }) => verse.reference))).toBe(true);
    for (const { text, verse } of points)
      expect([text, verse.text].map((words) => words.length > 30)).toEqual([true, true]);
  }
});

it('the words of the pages have the numbers of things that the specification lists', () => {
  expect(home.themes.themes.map(({ name }) => name)).toEqual(['2025', '2024', '2023']);
  expect(about.more.cards.map(({ page }) => page)).toEqual(['motto', 'vision', 'mission', 'ourJourney']);
  expect(about.pastors.people).toHaveLength(3);
  expect(about.testimonials.people).toHaveLength(3);
  expect(joinOurTeam.teams.list).toHaveLength(6);
  expect(serviceHours.map(({ name, hours }) => `${name} ${hours}`)).toEqual([
    'Thursday 06:00pm-07:00pm',
    'Sunday 1st service 09:00am-10:30am',
    'Sunday 2nd service 11:00am-12:45pm',
  ]);
});

it('the words of the pages give each ministry six pictures, none of them twice, each with a caption of its own', () => {
  for (const { items } of [menOfGlory, womenOfFaith, youths, sundaySchool].map((ministry) => ministry.gallery)) {
    expect(items).toHaveLength(6);
    expect(distinct(items.map(({ picture }) => picture))).toBe(true);
    expect(distinct(items.map(({ caption }) => caption))).toBe(true);
  }
});

it('the words of the pages describe each public page in one or two sentences of at most 160 characters, no two alike', () => {
  const shown: Page[] = Object.values(pages).filter(({ kind, hasText }) => kind !== 'staff' && hasText);
  expect(distinct(shown.map(({ description }) => description))).toBe(true);
  expect(distinct(shown.map(({ title }) => title))).toBe(true);
  for (const { description, path } of shown) {
    expect(description, path).toMatch(/^.{20,160}$/);
    expect(description, path).toMatch(/\.$/);
  }
});

it('the pictures: there is a preview for each page that chats may show', () => {
  for (const page of Object.values<Page>(pages).filter(({ kind }) => kind !== 'staff')) {
    expect(existsSync(`public${previewOf(page)}`), `${page.path}: ${previewOf(page)}`).toBe(true);
  }
});

it('the pictures are all there, light enough and described, and so is the film', async () => {
  expect(pictureFaults(await contentModules(), 'public')).toEqual([]);
});

it('the pictures are named by content only where they exist', async () => {
  const used = usedPictures(await contentModules());
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((name) => !(name in pictures))).toEqual([]);
});

it('what is wrong with pictures is said in words', () => {
  const modules = new Map([['page.ts', { page: { hero: { picture: 'unheard-of' } } }]]);
  const faults = pictureFaults(modules, 'tests');
  expect(faults).toContain('There is no picture called unheard-of in pictures.ts.');
  expect(faults).toContain('public/pictures/hero-480.avif is missing.');
  expect(faults).toContain('public/film/hero.mp4 is missing.');
});

it('the list of sample values names each stand-in once, by its file and place', async () => {
  const samples = findSamples(await contentModules());
  const paybill = samples.filter(({ value }) => value === church.giving.paybill.value);
  expect(paybill).toEqual([{ file: 'en/church.ts', place: 'church.giving.paybill', value: '000000' }]);
  expect(samples.map(({ place }) => place)).toContain('about.testimonials.people[1].quote');
  expect(samples.map(({ place }) => place)).toContain('church.map');
});

it('the list of sample values leaves out what is the church’s own', () => {
  const modules = new Map([['church.ts', { church: { town: { value: 'Ruiru', sample: false } } }]]);
  expect(findSamples(modules)).toEqual([]);
});
