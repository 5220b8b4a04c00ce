import { cards, type Fields, key, line, list, paragraph, picture, scriptureReference } from '#shared/content/fields.ts';
import { heroPicture, items, lead, ofMinistry, paragraphs, parts } from './oftenUsed.ts';

/** The fields of /ministries. */
export const ministriesFields: Fields = {
  'hero.title': line('Title'),
  ...lead,
  ...heroPicture,
  'hero.verses': list('Scriptures', scriptureReference('Scripture')),
  'overview.title': line('Title above the ministries'),
  'overview.cards': cards('Ministries', { text: paragraph('Text'), picture: picture('Picture') }, 4),
  'team.title': line('Title of the invitation to serve'),
  'team.text': paragraph('Invitation to serve'),
  'team.picture': picture('Picture of the invitation to serve'),
};

/** The fields of the men's ministry. */
export const menOfGloryFields: Fields = {
  ...ofMinistry({ ...parts.text, 'pillars.title': line('Title above the pillars'), 'pillars.items': items('Pillars') }),
  ...parts.verse,
};

/** The fields of the women's ministry. */
export const womenOfFaithFields = ofMinistry({
  ...parts.text,
  'text.verse': scriptureReference('Scripture'),
  'circles.title': line('Title above the circles'),
  'circles.items': items('Circles'),
});

/** The fields of the youth ministry. */
export const youthsFields: Fields = {
  ...ofMinistry({
    ...parts.text,
    'questions.title': line('Title above the questions'),
    'questions.items': items('Questions'),
  }),
  ...parts.verse,
};

/** The fields of the children's ministry. */
export const sundaySchoolFields: Fields = {
  ...ofMinistry({
    'text.paragraphs': paragraphs('Text'),
    'classes.title': line('Title above the classes'),
    'classes.items': list('Classes', { name: line('Name'), ages: line('Ages'), text: paragraph('Text') }),
    'morning.title': line('Title above the morning'),
    'morning.items': items('A morning, step by step'),
    'parents.items': list('For parents', paragraph('Paragraph')),
  }),
  ...parts.verse,
};

/** The fields of /ministries/join-our-team. */
export const joinOurTeamFields: Fields = {
  ...parts.hero,
  'teams.title': line('Title above the teams'),
  'teams.list': list('Teams', {
    key: key('Name in addresses'),
    name: line('Name'),
    does: paragraph('What it does'),
    asks: paragraph('What it asks'),
  }),
  'begin.title': line('Title above the steps'),
  'begin.steps': list('Steps', paragraph('Step')),
};
