// Widgets are judged as they are worn: by their size, their colors and what hides what.
import '../src/tokens.css';
import '../src/base.css';

document.documentElement.lang = 'en';
document.title = 'Widgets';
