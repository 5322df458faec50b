import DefaultTheme from 'vitepress/theme-without-fonts';
import { HomePage } from './home-page.mjs';
import { LiveCode } from './live-code.mjs';
import { StudioFrame } from './studio-frame.mjs';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('HomePage', HomePage);
    app.component('LiveCode', LiveCode);
    app.component('StudioFrame', StudioFrame);
  },
};
