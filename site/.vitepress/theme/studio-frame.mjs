// `<StudioFrame at="#/lab" name="…">`: a view of the studio inside a page; it is loaded when it comes into sight.
import { withBase } from 'vitepress';
import { defineComponent, h } from 'vue';

export const StudioFrame = defineComponent({
  name: 'StudioFrame',
  props: { at: { type: String, required: true }, name: { type: String, required: true } },
  setup: (props) => () =>
    h('iframe', {
      class: 'studio-frame',
      src: withBase(`/play/${props.at}`),
      title: props.name,
      loading: 'lazy',
    }),
});
